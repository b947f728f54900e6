"""Cuts the font that every page loads out of the whole one (docs/make-it-yours.md):

    python3 scripts/core-font.py app/fonts/WHOLE.woff2 app/fonts/CORE.woff2

- Characters: the first unicode-range of app/font.ts.
- Kerning: of the characters most words are made of, the same at every weight, to a hundredth of an em, and none below two.
  Whole, it is half of the file, and the file has to fit into a connection's first flight of packets (docs/performance.md).

Needs fonttools and brotli (Debian: python3-fonttools, python3-brotli).
"""

import re
import sys
from string import ascii_letters, digits

from fontTools import subset
from fontTools.ttLib import TTFont

KERNED = f"{ascii_letters}{digits} .,-/()\u2019"
PAIRS = 2
ADVANCE_ONLY = 4

source, target = sys.argv[1:]
font = TTFont(source)
STEP = font["head"].unitsPerEm // 100
LEAST = 2 * STEP

ranges = re.search(r"value:\s*'([^']*)'", open("app/font.ts").read()).group(1)
cutter = subset.Subsetter(subset.Options(layout_features=["*"]))
cutter.populate(unicodes=subset.parse_unicodes(ranges.replace("U+", "")))
cutter.subset(font)

names = font.getBestCmap()
kerned = {names[ord(letter)] for letter in KERNED if ord(letter) in names}


def simplify(value, is_kept=True):
    """Rounds what a pair is moved by, and lets it be the same at every weight."""
    moved = round(value.XAdvance / STEP) * STEP
    value.__dict__ = {"XAdvance": moved if is_kept and abs(moved) >= LEAST else 0}


def of_glyphs(table):
    kept = []
    for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
        records = [r for r in pairs.PairValueRecord if {first, r.SecondGlyph} <= kerned]
        for record in records:
            simplify(record.Value1)
        pairs.PairValueRecord, pairs.PairValueCount = records, len(records)
        if records:
            kept.append((first, pairs))
    table.Coverage.glyphs = [first for first, _ in kept]
    table.PairSet = [pairs for _, pairs in kept]
    table.PairSetCount = len(kept)


def of_classes(table):
    def members(classes, glyphs):
        found = {}
        for glyph in glyphs:
            found.setdefault(classes.classDefs.get(glyph, 0), set()).add(glyph)
        return found

    firsts = members(table.ClassDef1, table.Coverage.glyphs)
    seconds = members(table.ClassDef2, font.getGlyphOrder())
    for i, row in enumerate(table.Class1Record):
        for j, record in enumerate(row.Class2Record):
            simplify(record.Value1, firsts.get(i, set()) & kerned and seconds.get(j, set()) & kerned)


for lookup in font["GPOS"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        table = getattr(table, "ExtSubTable", table)
        if table.LookupType != PAIRS:
            continue
        (of_glyphs if table.Format == 1 else of_classes)(table)
        table.ValueFormat1, table.ValueFormat2 = ADVANCE_ONLY, 0

font.flavor = "woff2"
font.save(target)
