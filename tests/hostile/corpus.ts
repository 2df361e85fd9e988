import { brokenFiles } from './broken'
import type { HostileFile } from './file'
import { pdfFiles } from './pdfs'
import { strangerFiles } from './strangers'
import { wordFiles } from './words'
import { zipFiles } from './zips'

export type { HostileFile } from './file'

/** Uploads meant to hurt: deterministic, made one at a time, each to be answered with a reading or a refusal. */
export function* hostileFiles(): Iterable<HostileFile> {
  yield* strangerFiles()
  yield* brokenFiles()
  yield* zipFiles()
  yield* wordFiles()
  yield* pdfFiles()
}
