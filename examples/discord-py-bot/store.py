"""What must survive a restart besides the rewarded votes: when to take the role back, and whom to remind."""

import sqlite3


class Store:
    def __init__(self, path):
        self.database = sqlite3.connect(path, isolation_level=None)
        self.database.execute(
            "create table if not exists task (kind text, user_id text, due real, primary key (kind, user_id))"
        )

    def schedule(self, kind, user_id, due):
        """One task of each kind for a user; a later one replaces it."""
        self.database.execute("replace into task values (?, ?, ?)", (kind, str(user_id), due.timestamp()))

    def due(self, now):
        return self.database.execute("select kind, user_id from task where due <= ?", (now.timestamp(),)).fetchall()

    def finish(self, kind, user_id):
        self.database.execute("delete from task where kind = ? and user_id = ?", (kind, user_id))
