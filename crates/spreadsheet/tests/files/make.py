#!/usr/bin/env python3
"""Writes the spreadsheets beside it: pip install openpyxl xlwt odfpy msoffcrypto-tool."""
import datetime
import io
import zipfile
from pathlib import Path

import openpyxl
import xlwt
from msoffcrypto.format.ooxml import OOXMLFile
from odf import office, style, table, teletype, text
from odf.opendocument import OpenDocumentSpreadsheet

HERE = Path(__file__).parent
DAY = datetime.date(2026, 11, 20)
ROWS = [
    ["Name", "E-mail", "Phone", "Since", "Pays", "Points"],
    ["Ana Marić", "ana@example.org", 600123456, DAY, True, 12.5],
    [],
    ["Pérez, Luis", "luis@example.org", "091 123", DAY, False, 100],
    ["Дмитрий «Дима»", None, None, None, None, 0.1 + 0.2],
]


def xlsx():
    book = openpyxl.Workbook()
    book.active.title = "Cover"
    members = book.create_sheet("Members")
    for at, row in enumerate(ROWS, 3):
        for column, value in enumerate(row, 2):
            members.cell(at, column, value)
    for row in (4, 6):
        members.cell(row, 5).number_format = "dd.mm.yyyy"
    members.cell(8, 2, openpyxl.cell.rich_text.CellRichText("Eva ", openpyxl.cell.rich_text.TextBlock(openpyxl.cell.text.InlineFont(b=True), "& Luka")))
    secret = book.create_sheet("Secret")
    secret["A1"] = "hidden"
    secret.sheet_state = "hidden"
    book.create_sheet("Guests")["A1"] = "Zora"
    book.save(HERE / "members.xlsx")
    book = openpyxl.Workbook()
    book.save(HERE / "empty.xlsx")


def xls():
    book = xlwt.Workbook(encoding="utf-8")
    sheet = book.add_sheet("Members")
    day = xlwt.easyxf(num_format_str="dd.mm.yyyy")
    for at, row in enumerate(ROWS, 2):
        for column, value in enumerate(row, 1):
            if value is not None:
                sheet.write(at, column, value, day if value == DAY else xlwt.Style.default_style)
    sheet.write(7, 1, xlwt.Formula('"Eva " & "Luka"'))
    # So many letters that the texts go on in further records.
    many = book.add_sheet("Many")
    for at in range(400):
        many.write(at, 0, f"Игрок {at} " + "ж" * 60)
    book.add_sheet("Nothing")
    book.save(str(HERE / "members.xls"))


def ods(path=HERE / "members.ods"):
    book = OpenDocumentSpreadsheet()
    hidden = style.Style(name="hidden", family="table")
    hidden.addElement(style.TableProperties(display="false"))
    book.automaticstyles.addElement(hidden)
    sheet = table.Table(name="Members")
    sheet.addElement(table.TableRow(numberrowsrepeated=2))
    for row in ROWS:
        line = table.TableRow()
        line.addElement(table.TableCell())
        for value in row:
            cell = table.TableCell()
            shown = {True: "TRUE", False: "FALSE"}[value] if isinstance(value, bool) else value
            shown = value.strftime("%d.%m.%Y") if value == DAY else shown
            shown = f"{shown:g}" if isinstance(shown, float) else shown
            if shown is not None:
                paragraph = text.P()
                teletype.addTextToElement(paragraph, str(shown))
                cell.addElement(paragraph)
            if value == "Ana Marić":
                note = office.Annotation()
                note.addElement(text.P(text="a note"))
                cell.addElement(note)
            line.addElement(cell)
        line.addElement(table.TableCell(numbercolumnsrepeated=16000))
        sheet.addElement(line)
    sheet.addElement(table.TableRow(numberrowsrepeated=1048000))
    book.spreadsheet.addElement(sheet)
    other = table.Table(name="Secret", stylename="hidden")
    row = table.TableRow()
    cell = table.TableCell()
    cell.addElement(text.P(text="hidden"))
    row.addElement(cell)
    other.addElement(row)
    book.spreadsheet.addElement(other)
    book.save(str(path))


def copy(source, target, change=lambda name, data: data, more=()):
    with zipfile.ZipFile(HERE / source) as old, zipfile.ZipFile(HERE / target, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, change(name, old.read(name)))
        for name, data in more:
            new.writestr(name, data)


xlsx()
xls()
ods()
encrypted = io.BytesIO()
with open(HERE / "empty.xlsx", "rb") as plain:
    OOXMLFile(plain).encrypt("secret", encrypted)
(HERE / "locked.xlsx").write_bytes(encrypted.getvalue())
locked = b'<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>'
copy("members.ods", "locked.ods", lambda name, data: data.replace(b"</manifest:manifest>", locked + b"</manifest:manifest>") if "manifest" in name else data)
copy("empty.xlsx", "macros.xlsm", more=[("xl/vbaProject.bin", b"macros")])
copy("members.ods", "macros.ods", more=[("Basic/Standard/Module1.xml", b"<module/>")])
