"""SQL for reports, and for the log of what administrators have done."""

from __future__ import annotations

from ...administration_rows import LogRow, ReportRow
from ..database import Database

COLUMNS = "id, at, match, room, number, reporter, person, reason, text, context, closed, answer"
KEEP = f"INSERT INTO reports ({COLUMNS}) VALUES ({', '.join('?' * len(ReportRow._fields))})"
REPORTS = f"""
    SELECT {COLUMNS} FROM reports WHERE closed IS NULL OR ? = 1 ORDER BY at DESC, id LIMIT ?"""
CLOSE = "UPDATE reports SET closed = ?, answer = ? WHERE id = ? AND closed IS NULL"
OPEN_BY = "SELECT count(*) FROM reports WHERE reporter = ? AND closed IS NULL"
NOTE = "INSERT INTO admin_log (id, at, actor, act, target, detail) VALUES (?, ?, ?, ?, ?, ?)"
LOG = """
    SELECT id, at, actor, act, target, detail FROM admin_log WHERE target = ?1 OR ?1 = ''
    ORDER BY at DESC, id LIMIT ?2"""


def keep_report(database: Database, report: ReportRow) -> None:
    """Keep a report."""
    database.execute(KEEP, report)


def reports(database: Database, also_closed: bool, number: int) -> list[ReportRow]:
    """The newest so many reports that nobody has answered, or all."""
    rows = database.execute(REPORTS, (int(also_closed), number)).fetchall()
    return [ReportRow(*row)._replace(context=bytes(row[9])) for row in rows]


def close_report(database: Database, report: str, now: int, answer: str) -> bool:
    """Note what came of a report."""
    return bool(database.execute(CLOSE, (now, answer, report)).rowcount)


def open_reports_by(database: Database, reporter: str) -> int:
    """How many reports of a person nobody has answered yet."""
    return int(database.execute(OPEN_BY, (reporter,)).fetchone()[0])


def note_act(database: Database, row: LogRow) -> None:
    """Write down what an administrator has done."""
    database.execute(NOTE, row)


def admin_log(database: Database, number: int, target: str | None) -> list[LogRow]:
    """The newest so many lines of the log."""
    return [LogRow(*row) for row in database.execute(LOG, (target or "", number)).fetchall()]
