"""The HTTP calls of administrators; they are no part of the published protocol."""

from __future__ import annotations

from ...protocol import administration as bodies
from ...protocol.calls import Call

ADMIN = "/api/admin"
MATCH = f"{ADMIN}/matches/{{id}}"
PERSON = f"{ADMIN}/people/{{person}}"

ADMIN_CALLS = (
    Call("GET", ADMIN, "overview", "What waits", bodies.AdminOverview),
    Call("GET", f"{ADMIN}/matches", "list_matches", "All matches", bodies.MatchLines),
    Call("GET", MATCH, "match_file", "A match", bodies.MatchFile),
    Call("POST", f"{MATCH}/end", "end_match", "End a match", bodies.MatchFile, bodies.ActReason),
    Call("GET", f"{MATCH}/export", "export_match", "All entries of a match", None),
    Call(
        *("PUT", f"{MATCH}/restrictions/{{kind}}", "restrict_match", "Hide it, or close its talk"),
        *(bodies.MatchFile, bodies.RestrictionWish),
    ),
    Call(
        *("DELETE", f"{MATCH}/restrictions/{{kind}}", "release_match", "Lift that"),
        bodies.MatchFile,
    ),
    Call(
        *("DELETE", f"{MATCH}/talk/{{room}}/{{number}}", "remove_line", "Empty a line of talk"),
        bodies.MatchFile,
    ),
    Call("GET", f"{ADMIN}/people", "list_people", "All people", bodies.PersonPage),
    Call("GET", PERSON, "person_file", "A person", bodies.PersonFile),
    Call(
        *("PUT", f"{PERSON}/name", "rename_person", "Another name, everywhere"),
        *(bodies.PersonFile, bodies.PersonRenaming),
    ),
    Call(
        *("PUT", f"{PERSON}/restrictions/{{kind}}", "restrict_person", "Ban or silence somebody"),
        *(bodies.PersonFile, bodies.RestrictionWish),
    ),
    Call(
        *("DELETE", f"{PERSON}/restrictions/{{kind}}", "release_person", "Lift that"),
        bodies.PersonFile,
    ),
    Call(
        *("DELETE", f"{PERSON}/devices/{{device}}", "end_device_of", "End a browser, or all"),
        bodies.PersonFile,
    ),
    Call("PUT", f"{PERSON}/office", "appoint", "Make an administrator", bodies.PersonFile),
    Call("DELETE", f"{PERSON}/office", "dismiss", "Not one any more", bodies.PersonFile),
    Call("GET", f"{ADMIN}/administrators", "administrators", "Who they are", bodies.Administrators),
    Call("GET", f"{ADMIN}/reports", "list_reports", "What people report", bodies.Reports),
    Call(
        *("PUT", f"{ADMIN}/reports/{{report}}", "close_report", "Answer a report"),
        *(bodies.Reports, bodies.ReportAnswer),
    ),
    Call("GET", f"{ADMIN}/log", "admin_log", "Who did what", bodies.AdminLog),
    Call(
        *("PUT", f"{ADMIN}/entry", "keep_entry_rule", "Who may come in"),
        *(bodies.AdminOverview, bodies.EntryRule),
    ),
    Call(
        *("POST", f"{ADMIN}/entry/links", "make_entry_link", "Let people in"),
        *(bodies.EntryLink, bodies.EntryCodeWish),
    ),
    Call("POST", f"{ADMIN}/prune", "prune", "Drop what is old", bodies.Pruned, bodies.PruneWish),
)
