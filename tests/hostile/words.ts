// DOCX files whose XML is the attack.
import { strToU8, zipSync } from 'fflate'
import { bareDocx, p, relations, wordPart } from '../documents/docx'
import { docxFile, GOOD_BODY, type HostileFile } from './file'

export function* wordFiles(): Iterable<HostileFile> {
  for (const [name, xml] of [...entities(), ...documents()]) {
    yield docxFile(name, bareDocx('', { 'word/document.xml': xml }))
  }
  for (const [name, body, extra] of bodies()) yield docxFile(name, bareDocx(body, extra))
  for (const [name, bytes] of encodings()) {
    yield docxFile(name, zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': bytes }))
  }
}

function laughs(): string {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
  return `<!DOCTYPE a [<!ENTITY l0 "ha">${levels.join('')}]><a>&l9;</a>`
}

function* entities(): Iterable<[string, string]> {
  const body = (inside: string) => `<w:document><w:body>${inside}</w:body></w:document>`
  yield ['billion laughs', laughs()]
  yield ['quadratic blow-up', `<!DOCTYPE a [<!ENTITY x "${'A'.repeat(50_000)}">]><a>${'&x;'.repeat(50_000)}</a>`]
  yield ['entity that is a file', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body('&x;')}`]
  yield ['entity that is an address', `<!DOCTYPE a [<!ENTITY x SYSTEM "http://127.0.0.1:1/">]>${body('&x;')}`]
  yield ['parameter entity', '<!DOCTYPE a [<!ENTITY % x SYSTEM "file:///dev/zero"> %x;]><a/>']
  yield ['outside document type', `<!DOCTYPE a SYSTEM "file:///etc/passwd">${body(p('x'))}`]
  yield ['entity that holds itself', '<!DOCTYPE a [<!ENTITY x "&x;">]><a>&x;</a>']
  yield ['entities nobody declared', body(p('&x;&y;&nbsp;'))]
  yield ['character references beyond Unicode', body(p('&#x110000;&#0;&#xD800;'))]
}

function* documents(): Iterable<[string, string]> {
  yield ['elements nested 100 000 deep', '<a>'.repeat(100_000)]
  yield ['elements nested 100 000 deep and closed', '<a>'.repeat(100_000) + '</a>'.repeat(100_000)]
  yield ['a million elements', `<a>${'<b/>'.repeat(1_000_000)}</a>`]
  yield ['an attribute of ten megabytes', `<a b="${'x'.repeat(10_000_000)}"/>`]
  yield ['100 000 attributes', `<a ${Array.from({ length: 100_000 }, (_, at) => `a${at}="x"`).join(' ')}/>`]
  yield ['an attribute twice', '<a b="1" b="2"/>']
  yield ['attributes called __proto__', '<w:document><w:body __proto__="x" constructor="y"/></w:document>']
  yield ['a comment that never ends', `<a><!-- ${'x'.repeat(1_000_000)}`]
  yield ['character data that never ends', `<a><![CDATA[${'x'.repeat(1_000_000)}`]
  yield ['a processing instruction', '<?xml-stylesheet href="file:///etc/passwd"?><w:document><w:body/></w:document>']
  yield ['two roots', '<a/><a/>']
  yield ['text without a root', 'just words']
  yield ['nothing', '']
  yield ['a name of a million letters', `<${'a'.repeat(1_000_000)}/>`]
}

function* bodies(): Iterable<[string, string, { [part: string]: string }?]> {
  const wrap = (open: string, close: string, times: number) => open.repeat(times) + GOOD_BODY + close.repeat(times)
  yield ['tables in tables, 60 deep', wrap('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 60)]
  yield ['tables in tables, 600 deep', wrap('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 600)]
  const choice = '<mc:AlternateContent><mc:Choice>'
  yield ['choices in choices', wrap(choice, '</mc:Choice></mc:AlternateContent>', 90)]
  const box = '<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>'
  yield ['boxes in boxes', wrap(box, '</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>', 30)]
  yield ['controls in controls', wrap('<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>', 95)]
  yield ['100 000 empty paragraphs', '<w:p/>'.repeat(100_000) + GOOD_BODY]
  yield ['one paragraph of a million letters', p('x'.repeat(1_000_000))]
  yield ['100 000 breaks', `<w:p><w:r>${'<w:br/><w:t>a</w:t>'.repeat(100_000)}</w:r></w:p>`]
  yield [
    'sizes that are no sizes',
    p('a', '<w:sz w:val="1e9"/>') + p('b', '<w:sz w:val="NaN"/>') + p('c', '<w:sz w:val="-4"/>'),
  ]
  yield [
    'signs that are no signs',
    '<w:p><w:r><w:sym w:char="ZZZZ"/><w:sym w:char="110000"/><w:sym/><w:t>a</w:t></w:r></w:p>',
  ]
  yield ['letters of all directions', p('\u202Eabc\u202D\u2066\u200F def \u0000'.replace('\0', ''))]
  const circle = '<w:style w:styleId="A" w:type="paragraph"><w:basedOn w:val="A"/></w:style>'
  yield [
    'style based on itself',
    p('a', '', '<w:pStyle w:val="A"/>'),
    { 'word/styles.xml': wordPart('styles', circle) },
  ]
  yield ['styles that are broken', GOOD_BODY, { 'word/styles.xml': '<w:styles' }]
  yield ['style sheet of laughs', GOOD_BODY, { 'word/styles.xml': laughs() }]
  yield [
    '50 000 styles',
    GOOD_BODY,
    { 'word/styles.xml': wordPart('styles', '<w:style w:styleId="A"/>'.repeat(50_000)) },
  ]
  const outside = relations(
    { id: 'r1', type: 'header', target: '../../../etc/passwd' },
    { id: 'r2', type: 'hyperlink', target: 'file:///etc/passwd', external: true },
  )
  const head = '<w:sectPr><w:headerReference r:id="r1"/></w:sectPr>'
  yield [
    'header outside the file',
    `${GOOD_BODY}<w:p><w:hyperlink r:id="r2"/></w:p>${head}`,
    { 'word/_rels/document.xml.rels': outside },
  ]
  const headers = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`word/header${at}.xml`, wordPart('hdr', p(`cabeçalho ${at}`))]),
  )
  yield ['500 headers', GOOD_BODY + head, headers]
  yield [
    'header that is broken',
    GOOD_BODY + head,
    {
      'word/header1.xml': '<w:hdr>',
      'word/_rels/document.xml.rels': relations({ id: 'r1', type: 'header', target: 'header1.xml' }),
    },
  ]
}

function* encodings(): Iterable<[string, Uint8Array]> {
  const xml = `<w:document><w:body>${GOOD_BODY}</w:body></w:document>`
  yield ['letters that are no UTF-8', new Uint8Array([...strToU8('<a>'), 0xff, 0xfe, 0xc3, 0x28, ...strToU8('</a>')])]
  yield ['UTF-16 with its mark', new Uint8Array(Buffer.from(`\uFEFF${xml}`, 'utf16le'))]
  yield ['UTF-16 without its mark', new Uint8Array(Buffer.from(xml, 'utf16le'))]
  yield ['zeros', new Uint8Array(100_000)]
  yield ['an encoding nobody knows', strToU8(`<?xml version="1.0" encoding="EBCDIC-X"?>${xml}`)]
}
