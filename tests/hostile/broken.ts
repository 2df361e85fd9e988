// Good files damaged in ways a disk, a network or a fuzzer would damage them.
import { zlibSync } from 'fflate'
import { bareDocx, p, wordPart } from '../documents/docx'
import { concat, encryptedPdf, onePage, rawPdf, stream, textOperators } from '../documents/rawpdf'
import { bytesOf, docxFile, GOOD_BODY, goodPdf, type HostileFile, pdfFile, random } from './file'

type Base = { readonly name: string; readonly bytes: Uint8Array; readonly make: typeof pdfFile }

function bases(): Base[] {
  const packed = stream(
    zlibSync(bytesOf(textOperators(['palavras comprimidas de um curriculo '.repeat(3)]))),
    '/Filter /FlateDecode',
  )
  const styles = wordPart('styles', '<w:style w:type="paragraph" w:styleId="T"><w:rPr><w:b/></w:rPr></w:style>')
  return [
    { name: 'pdf', bytes: goodPdf(), make: pdfFile },
    { name: 'packed pdf', bytes: rawPdf(onePage(packed)), make: pdfFile },
    { name: 'encrypted pdf', bytes: encryptedPdf(''), make: pdfFile },
    { name: 'docx', bytes: bareDocx(GOOD_BODY), make: docxFile },
    {
      name: 'styled docx',
      bytes: bareDocx(p('x', '', '<w:pStyle w:val="T"/>') + GOOD_BODY, { 'word/styles.xml': styles }),
      make: docxFile,
    },
  ]
}

export function* brokenFiles(): Iterable<HostileFile> {
  for (const base of bases()) {
    yield* cut(base)
    yield* flipped(base)
    yield* shuffled(base)
  }
}

function* cut({ name, bytes, make }: Base): Iterable<HostileFile> {
  for (let part = 1; part <= 20; part++) {
    yield make(`${name} cut at ${part}/21`, bytes.subarray(0, Math.floor((bytes.length * part) / 21)))
  }
  for (const less of [1, 2, 7, 22]) yield make(`${name} short by ${less}`, bytes.subarray(0, bytes.length - less))
}

function* flipped({ name, bytes, make }: Base): Iterable<HostileFile> {
  for (let seed = 1; seed <= 20; seed++) {
    const next = random(seed)
    const copy = bytes.slice()
    for (let flips = seed * seed; flips > 0; flips--) {
      const at = Math.floor(next() * copy.length)
      copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(next() * 8))
    }
    yield make(`${name} with ${seed * seed} bits flipped`, copy)
  }
}

function* shuffled({ name, bytes, make }: Base): Iterable<HostileFile> {
  const third = Math.floor(bytes.length / 3)
  const [a, b, c] = [bytes.subarray(0, third), bytes.subarray(third, 2 * third), bytes.subarray(2 * third)]
  yield make(`${name} with its middle zeroed`, concat([a, new Uint8Array(third), c]))
  yield make(`${name} with its middle gone`, concat([a, c]))
  yield make(`${name} with its middle twice`, concat([a, b, b, c]))
  yield make(`${name} with its end moved`, concat([a, c, b]))
  yield make(`${name} twice over`, concat([bytes, bytes]))
  yield make(`${name} after junk`, concat([new Uint8Array(900).fill(32), bytes]))
  yield make(`${name} before a megabyte of zeros`, concat([bytes, new Uint8Array(1024 * 1024)]))
}
