// The event that reward plugins on Paper and Spigot listen for.
package com.vexsoftware.votifier.model;

import org.bukkit.event.Event;
import org.bukkit.event.HandlerList;

public class VotifierEvent extends Event {
    private static final HandlerList HANDLERS = new HandlerList();

    private final Vote vote;

    public VotifierEvent(Vote vote) {
        this.vote = vote;
    }

    public VotifierEvent(Vote vote, boolean async) {
        super(async);
        this.vote = vote;
    }

    public Vote getVote() {
        return vote;
    }

    @Override
    public HandlerList getHandlers() {
        return HANDLERS;
    }

    public static HandlerList getHandlerList() {
        return HANDLERS;
    }
}
