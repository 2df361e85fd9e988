// PDFs that are well-formed enough to be opened and built to cost more than they should.
import { zlibSync } from 'fflate'
import { onePage, rawPdf, stream, textOperators } from '../documents/rawpdf'
import { bytesOf, goodPdf, type HostileFile, pdfFile } from './file'

type Objects = (string | Uint8Array)[]
const TEXT = textOperators(['dez palavras ou mais para que a pagina nao pareca vazia'])
const MEGABYTE = 1024 * 1024

export function* pdfFiles(): Iterable<HostileFile> {
  for (const [name, objects, trailer] of [...trees(), ...streams(), ...contents(), ...resources(), ...actions()]) {
    yield pdfFile(name, rawPdf(objects, trailer))
  }
  yield* tables()
}

type Case = [name: string, objects: Objects, trailer?: string]

function withPages(pages: string, ...more: Objects): Objects {
  return ['<< /Type /Catalog /Pages 2 0 R >>', pages, ...onePage(TEXT).slice(2), ...more]
}

function* trees(): Iterable<Case> {
  yield ['page count of a thousand million', withPages('<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>')]
  yield ['page count below zero', withPages('<< /Type /Pages /Kids [3 0 R] /Count -5 >>')]
  yield ['page count of no number', withPages('<< /Type /Pages /Kids [3 0 R] /Count (many) >>')]
  yield ['page tree that holds itself', withPages('<< /Type /Pages /Kids [2 0 R] /Count 1 >>')]
  yield [
    'page tree that holds itself and claims 40 pages',
    withPages('<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 40 >>'),
  ]
  yield ['page tree of missing objects', withPages(`<< /Type /Pages /Kids [${'99 0 R '.repeat(40)}] /Count 40 >>`)]
  yield ['one page 51 times', withPages(`<< /Type /Pages /Kids [${'3 0 R '.repeat(51)}] /Count 51 >>`)]
  yield ['one page 50 times', withPages(`<< /Type /Pages /Kids [${'3 0 R '.repeat(50)}] /Count 50 >>`)]
  yield ['catalogue as its own page tree', ['<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] /Count 1 >>']]
  yield ['catalogue of nothing', ['<< >>']]
  yield ['catalogue that is no dictionary', ['[1 0 R]']]
  const chain = Array.from({ length: 3000 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`)
  yield ['page tree 3000 deep', ['<< /Type /Catalog /Pages 2 0 R >>', ...chain]]
  for (const box of ['[0 0 0 0]', '[0 0 1e30 1e30]', '[1 2]', '(big)', '[-1e9 -1e9 1e9 1e9]']) {
    yield [`page box ${box}`, onePage(TEXT).map((body) => String(body).replace('[0 0 595 842]', box))]
  }
}

function* streams(): Iterable<Case> {
  const zeros = zlibSync(new Uint8Array(60 * MEGABYTE), { level: 9 })
  yield ['contents that unpack to 60 MB of zeros', onePage(stream(zeros, '/Filter /FlateDecode'))]
  const operators = zlibSync(bytesOf('0 0 m 1 1 l S\n'.repeat(300_000)))
  yield ['contents of 900 000 operators', onePage(stream(operators, '/Filter /FlateDecode'))]
  const twice = stream(zlibSync(zeros), '/Filter [/FlateDecode /FlateDecode]')
  yield ['contents packed twice', onePage(twice)]
  yield ['filters without end', onePage(stream('x', `/Filter [${'/ASCIIHexDecode '.repeat(2000)}]`))]
  for (const length of [0, -1, 3, 1_000_000_000]) yield [`stream length ${length}`, onePage(stream(TEXT, '', length))]
  yield ['stream length that is its own stream', onePage(stream(TEXT, '/Length 4 0 R'))]
  for (const filter of [
    'LZWDecode',
    'RunLengthDecode',
    'ASCII85Decode',
    'DCTDecode',
    'JBIG2Decode',
    'JPXDecode',
    'CCITTFaxDecode',
    'Nope',
  ]) {
    yield [`contents that claim ${filter}`, onePage(stream(TEXT, `/Filter /${filter}`))]
  }
  const predictor = '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 1000000000 /Colors 32 >>'
  yield ['predictor of a thousand million columns', onePage(stream(zlibSync(bytesOf(TEXT)), predictor))]
  const lying = stream('1 0 2 9 << >> << >>', '/Type /ObjStm /N 1000000000 /First 8')
  yield ['object stream that lies about its number', [...onePage(TEXT), lying]]
}

function* contents(): Iterable<Case> {
  const many: [string, string][] = [
    ['a hundred thousand saves', 'q '.repeat(100_000)],
    ['a hundred thousand restores', 'Q '.repeat(100_000)],
    ['a hundred thousand text objects', 'BT '.repeat(100_000)],
    ['arrays nested 50 000 deep', `${'['.repeat(50_000)} TJ`],
    ['dictionaries nested 50 000 deep', `/A ${'<< /A '.repeat(50_000)} BDC`],
    ['strings that never end', `BT /F1 9 Tf (${'('.repeat(50_000)} Tj`],
    ['a size beyond numbers', 'BT /F1 1e308 Tf 1e308 0 0 1e308 0 0 Tm (abc) Tj ET'],
    ['a matrix of no numbers', 'BT /F1 9 Tf (a) (b) (c) (d) (e) (f) Tm (abc) Tj ET'],
    ['a matrix of zeros', '0 0 0 0 0 0 cm BT /F1 9 Tf (abc) Tj ET'],
    ['a font that is not there', 'BT /Nope 9 Tf (abc) Tj ET'],
    ['an inline picture that never ends', 'BI /W 100000 /H 100000 /BPC 8 /CS /RGB ID abc'],
    ['marks that never close', '/Span BMC '.repeat(50_000)],
    ['300 000 characters', `BT /F1 9 Tf ${`(${'texto '.repeat(50)}) Tj `.repeat(1_000)} ET`],
    ['150 000 characters in one place', `BT /F1 9 Tf ${'1 0 0 1 9 9 Tm (a) Tj '.repeat(150_000)} ET`],
    ['150 000 characters, each a line', `BT /F1 1 Tf 3 0 0 3 9 9 Tm ${'0 -.001 Td (a) Tj '.repeat(150_000)} ET`],
    ['20 000 rectangles under text', `${'1 g 0 0 900 900 re f '.repeat(20_000)} 0 g ${`${TEXT}\n`.repeat(100)}`],
    ['control characters', `BT /F1 9 Tf (\x00\x01\x02\x07 abc) Tj ET`],
    ['operators nobody knows', 'xyzzy plugh 1 2 3 frotz '.repeat(5_000)],
  ]
  for (const [name, operators] of many) yield [`contents of ${name}`, onePage(`${operators}\n${TEXT}`)]
  yield ['contents that are their own page', onePage(TEXT).map((body) => String(body).replace('4 0 R', '3 0 R'))]
  yield [
    'contents listed 20 000 times',
    onePage(TEXT).map((b) => String(b).replace('4 0 R', `[${'4 0 R '.repeat(20_000)}]`)),
  ]
}

function* resources(): Iterable<Case> {
  const form = (inside: string) =>
    stream(inside, '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>')
  const using = (body: string, extra: string, ...more: Objects): Objects => [
    ...onePage(`${body}\n${TEXT}`).map((one) =>
      typeof one === 'string' ? one.replace('/Resources <<', `/Resources << ${extra}`) : one,
    ),
    ...more,
  ]
  yield ['form that draws itself', using('/X Do', '/XObject << /X 6 0 R >>', form('/X Do'))]
  yield ['form that draws itself twice', using('/X Do', '/XObject << /X 6 0 R >>', form('/X Do /X Do'))]
  const doubling = Array.from({ length: 24 }, (_, at) =>
    stream(
      '/Y Do /Y Do',
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /Y ${at + 7} 0 R >> >>`,
    ),
  )
  yield ['forms that double 24 times', using('/X Do', '/XObject << /X 6 0 R >>', ...doubling, form(TEXT))]
  for (const [width, height] of [
    [100_000, 100_000],
    [1_000_000_000, 1],
    [0, 0],
    [-1, 5],
  ]) {
    const picture = stream(
      'abc',
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB`,
    )
    yield [`picture of ${width} by ${height}`, using('/X Do', '/XObject << /X 6 0 R >>', picture)]
  }
  for (const filter of ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']) {
    const picture = stream(
      '\xff\xd8\xff\xe0 junk',
      `/Type /XObject /Subtype /Image /Width 99 /Height 99 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /${filter}`,
    )
    yield [`picture of broken ${filter}`, using('/X Do', '/XObject << /X 6 0 R >>', picture)]
  }
  const fonts: [string, string, ...Objects][] = [
    [
      'file is junk',
      '/Subtype /TrueType /BaseFont /AAAAAA+X /FontDescriptor << /Type /FontDescriptor /FontFile2 6 0 R /Flags 4 >>',
      stream('junk '.repeat(99)),
    ],
    [
      'file is a truncated CFF',
      '/Subtype /Type1 /BaseFont /AAAAAA+X /FontDescriptor << /Type /FontDescriptor /FontFile3 6 0 R /Flags 4 >>',
      stream('\x01\x00\x04\x04\x00\x01', '/Subtype /Type1C'),
    ],
    [
      'map is without end',
      '/Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R',
      stream('begincmap 1 beginbfrange <0000> <FFFFFFFF> <0041> endbfrange endcmap'),
    ],
    [
      'map uses itself',
      '/Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R',
      stream('/X usecmap begincmap endcmap', '/UseCMap 6 0 R'),
    ],
    [
      'map makes everything private',
      '/Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R',
      stream(
        'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <00> <FF> <E000> endbfrange endcmap',
      ),
    ],
    [
      'widths are a million',
      `/Subtype /Type1 /BaseFont /Helvetica /FirstChar 0 /LastChar 999999 /Widths [${'9 '.repeat(100_000)}]`,
    ],
    ['descendant is itself', '/Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [5 0 R]'],
    [
      'glyphs draw themselves',
      '/Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F1 5 0 R >> >>',
      stream('BT /F1 9 Tf (a) Tj ET'),
    ],
    ['encoding is circular', '/Subtype /Type1 /BaseFont /Helvetica /Encoding 5 0 R'],
  ]
  for (const [name, entries, ...more] of fonts) {
    yield [`font whose ${name}`, [...onePage(TEXT).slice(0, 4), `<< /Type /Font ${entries} >>`, ...more]]
  }
}

function* actions(): Iterable<Case> {
  const catalogue = (extra: string): Objects => [
    `<< /Type /Catalog /Pages 2 0 R ${extra} >>`,
    ...onePage(TEXT).slice(1),
  ]
  yield ['script run on opening', catalogue('/OpenAction << /S /JavaScript /JS (while\\(1\\);) >>')]
  yield ['programme launched on opening', catalogue('/OpenAction << /S /Launch /F (/bin/sh) >>')]
  yield [
    'form of XFA',
    catalogue('/AcroForm << /XFA (<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>) >>'),
  ]
  const annotated = (list: string): Objects =>
    onePage(TEXT).map((b) => (typeof b === 'string' ? b.replace('/Contents', `/Annots [${list}] /Contents`) : b))
  const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>'
  yield ['5 000 links', annotated(link.repeat(5_000))]
  yield ['annotation that is its page', annotated('3 0 R')]
  yield ['encryption by a handler unknown', onePage(TEXT), '/Encrypt << /Filter /Nobody /V 9 >>']
  yield [
    'encryption of nonsense',
    onePage(TEXT),
    '/Encrypt << /Filter /Standard /V 5 /R 6 /O (x) /U (y) /P 1 >> /ID [(a) (b)]',
  ]
  yield ['encryption that is the catalogue', onePage(TEXT), '/Encrypt 1 0 R']
}

/** Lies in the cross-reference table, which rawPdf would write right. */
function* tables(): Iterable<HostileFile> {
  const good = Buffer.from(goodPdf()).toString('latin1')
  const edit = (name: string, from: RegExp, to: string) => pdfFile(name, bytesOf(good.replace(from, to)))
  yield edit('cross-references of a thousand million', /\/Size \d+/, '/Size 1000000000')
  yield edit('cross-reference section of a thousand million', /xref\n0 \d+/, 'xref\n0 1000000000')
  yield edit('cross-references that start beyond the end', /startxref\n\d+/, 'startxref\n999999999')
  yield edit('cross-references that start at 0', /startxref\n\d+/, 'startxref\n0')
  yield edit('cross-references that start below zero', /startxref\n\d+/, 'startxref\n-1')
  yield edit('cross-references that precede themselves', /\/Root/, `/Prev ${good.lastIndexOf('xref\n0')} /Root`)
  yield edit('every offset wrong', /\d{10} 00000 n/g, '0000000007 00000 n')
  yield edit('root that is missing', /\/Root 1 0 R/, '/Root 77 0 R')
  yield edit('no trailer', /trailer.*/s, '')
  yield pdfFile(
    'two megabytes of offsets',
    bytesOf(good.replace(/0000000000 65535 f \n/, '0000000000 65535 f \n'.repeat(100_000))),
  )
  yield pdfFile(
    'a hundred thousand objects',
    bytesOf(good.replace('xref', `${'9 0 obj << >> endobj\n'.repeat(100_000)}xref`)),
  )
}
