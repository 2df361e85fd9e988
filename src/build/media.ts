// The media type with which each kind of file is sent.
import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The media type by a name's extension. Throws for an unlisted one, so that no file is sent without a type. */
export function mediaType(path: string): string {
  const type = types[extname(path)]
  if (!type) throw new Error(`No media type is known for ${path}: add its ending to src/build/media.ts`)
  return type
}

/** Whether compression helps: fonts, pictures and DOCX are already compressed. */
export const isText = (type: string): boolean =>
  type.startsWith('text/') || type === 'image/svg+xml' || type.endsWith('+json')
