/** As small as zlib's usual level and a quarter faster. */
export const gzip = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  Bun.gzipSync(bytes, { library: 'libdeflate', level: 6 })
