"""What must survive a restart besides the rewarded votes: when to take the role back, and whom to remind."""

import sqlite3


class Store:
    def __init__(self, path):
        self.database = sqlite3.connect(path, isolation_level=None)
        self.database.execute(
            "create table if not exists task (kind text, user_id text, due real, primary key (kind, user_id))"
        )

    def schedule(self, kind, user_id, due):
        """One task of each kind for a user, the latest: an old vote that comes again must not end the newest reward."""
        self.database.execute(
            "insert into task values (?, ?, ?) on conflict (kind, user_id) do update set due = max(due, excluded.due)",
            (kind, str(user_id), due.timestamp()),
        )

    def due(self, now):
        return self.database.execute(
            "select kind, user_id, due from task where due <= ?", (now.timestamp(),)
        ).fetchall()

    def finish(self, kind, user_id, due):
        # A vote may have come meanwhile, with a task of its own.
        self.database.execute("delete from task where kind = ? and user_id = ? and due = ?", (kind, user_id, due))
