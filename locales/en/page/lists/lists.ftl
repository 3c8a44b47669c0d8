### A list that is chosen as a file: of members, or of the players of a club night.

file = Choose a file
help = Excel, OpenDocument, CSV or text, up to 1 MB. You can also drop the file here. The server reads a spreadsheet and keeps nothing of it.
reading = Reading the file…
which = Which sheet has the list?
offline = Only the server can read a spreadsheet, and it does not answer now. Copy the cells and paste them here instead.
large = This file is larger than 1 MB. Copy the cells with the list and paste them here instead.
unread = We could not read this file as text. Save it as .xlsx, or as CSV in UTF-8.
# Why a spreadsheet cannot be read.
faults =
    .locked = This file has a password. Save a copy without the password, or copy the cells and paste them here.
    .macros = This file has macros. Save it as .xlsx or .ods, or copy the cells and paste them here.
    .other-kind = This is neither an Excel nor an OpenDocument spreadsheet. Save it as .xlsx, .ods or CSV.
    .broken = This file is damaged. Open it in its program and save it again.
    .empty = This file has no text on any sheet.
    .too-large = This spreadsheet is too large. Row { $rows } and column { $columns } are the last that we read. Copy the cells with the list and paste them here.
