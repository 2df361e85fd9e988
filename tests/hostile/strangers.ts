// Files of other types, of two types at once, and good files under names meant to hurt.
import { bareDocx } from '../documents/docx'
import { concat } from '../documents/rawpdf'
import { bytesOf, DOCX, docxFile, GOOD_BODY, goodPdf, type HostileFile, PDF, pdfFile } from './file'

export function* strangerFiles(): Iterable<HostileFile> {
  yield* otherTypes()
  yield* twoTypes()
  yield* oddNames()
}

function* otherTypes(): Iterable<HostileFile> {
  const heads: [string, string][] = [
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF'],
    ['GIF', 'GIF89a'],
    ['ELF', '\x7fELF\x02\x01'],
    ['Windows programme', 'MZ\x90\x00'],
    ['RTF', '{\\rtf1 curriculo}'],
    ['old Word', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['gzip', '\x1f\x8b\x08'],
    ['7z', "7z\xbc\xaf'\x1c"],
    ['RAR', 'Rar!\x1a\x07'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['JSON', '{"__proto__":{"x":1}}'],
    ['shell script', '#!/bin/sh\nrm -rf /\n'],
    ['PostScript', '%!PS-Adobe-3.0\n'],
    ['PDF head only', '%PDF-'],
    ['PDF head and end', '%PDF-1.7\n%%EOF'],
    ['zip head only', 'PK\x03\x04'],
    ['zip end only', `PK\x05\x06${'\0'.repeat(18)}`],
    ['one byte', '%'],
    ['words', 'Maria Araujo, gerente de loja'],
  ]
  for (const [name, head] of heads) {
    yield pdfFile(`${name} called PDF`, bytesOf(head))
    yield docxFile(`${name} called DOCX, with a kilobyte behind it`, concat([bytesOf(head), new Uint8Array(1024)]))
  }
  for (const length of [0, 1, 4, 1024, 1024 * 1024]) yield pdfFile(`${length} zeros`, new Uint8Array(length))
  yield docxFile('a megabyte of ones', new Uint8Array(1024 * 1024).fill(0xff))
  yield pdfFile('one byte too many', new Uint8Array(10 * 1024 * 1024 + 1).fill(0x25))
  yield pdfFile(
    'a head and ten megabytes',
    concat([bytesOf('%PDF-1.7\n'), new Uint8Array(10 * 1024 * 1024 - 9).fill(0x20)]),
  )
}

function* twoTypes(): Iterable<HostileFile> {
  const [pdf, docx] = [goodPdf(), bareDocx(GOOD_BODY)]
  yield pdfFile('PDF with a DOCX behind it', concat([pdf, docx]))
  yield docxFile('DOCX with a PDF behind it', concat([docx, pdf]))
  for (const head of ['<html><script>alert(1)</script>', '\xff\xd8\xff\xe0', 'GIF89a', 'MZ', '#!/bin/sh\n', '\n\n']) {
    yield pdfFile(`PDF behind ${JSON.stringify(head)}`, concat([bytesOf(head), pdf]))
    yield docxFile(`DOCX behind ${JSON.stringify(head)}`, concat([bytesOf(head), docx]))
  }
  yield docxFile('PDF called DOCX', pdf)
  yield pdfFile('DOCX called PDF', docx)
}

function* oddNames(): Iterable<HostileFile> {
  const names = [
    ...[
      '../../etc/passwd',
      '..\\..\\windows\\system.ini',
      '/etc/passwd',
      'C:\\x.pdf',
      'a\r\nSet-Cookie: a=b.pdf',
      'a\0.pdf',
    ],
    ...[
      '\u202Efdp.exe',
      'x'.repeat(5_000),
      '',
      ' ',
      '.',
      '..',
      '.pdf',
      'a.pdf.exe',
      'con.pdf',
      '"; drop table events; --.pdf',
    ],
    ...[
      '<img src=x onerror=alert(1)>.pdf',
      '{{7*7}}.pdf',
      '%2e%2e%2fx.pdf',
      '-rf.pdf',
      '~/x.pdf',
      '🙂.pdf',
      'ﬁ.pdf',
      'a\u0301.pdf',
    ],
  ]
  for (const [at, filename] of names.entries()) {
    const type = [PDF, DOCX, 'text/html', '', 'application/octet-stream', 'a\r\nb: c'][at % 6] ?? ''
    yield { name: `good PDF called ${JSON.stringify(filename.slice(0, 40))}`, bytes: goodPdf(), filename, type }
  }
}
