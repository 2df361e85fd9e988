// Decodes AVIF by libavif in WebAssembly, loaded with the first such picture, because Bun.Image opens it on few systems.
import wasm from '../../../node_modules/@jsquash/avif/codec/dec/avif_dec.wasm' with { type: 'file' }
import { pngOf } from '../photo/png'

/** Maximum pixels, because decoding needs about 12 bytes for each. */
export const AVIF_PIXELS_MAX = 24_000_000

/** True for an ISO media file (`ftyp`) whose major brand is `avif` or `avis`. */
export const isAvif = (bytes: Uint8Array): boolean => {
  const text = String.fromCharCode(...bytes.subarray(4, 12))
  return text === 'ftypavif' || text === 'ftypavis'
}

/** Pixels of the largest picture that the file's `ispe` boxes declare, without decoding it; 0 if they declare none. */
export const claimedPixels = (bytes: Uint8Array): number => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let most = 0
  for (let at = file.indexOf('ispe'); at >= 0 && at + 16 <= file.length; at = file.indexOf('ispe', at + 4))
    most = Math.max(most, file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12))
  return most
}

type Decode = typeof import('@jsquash/avif/decode')['default']
let decoder: Promise<Decode> | undefined

const load = async (): Promise<Decode> => {
  // The codec returns an `ImageData`, which only browsers provide.
  globalThis.ImageData ??= class {
    constructor(
      readonly data: Uint8ClampedArray,
      readonly width: number,
      readonly height: number,
    ) {}
  } as unknown as typeof ImageData
  const { default: decode, init } = await import('@jsquash/avif/decode')
  const start = init as unknown as (module: WebAssembly.Module) => Promise<void>
  await start(await WebAssembly.compile(await Bun.file(wasm).arrayBuffer()))
  return decode
}

/** The codec. Throws if it cannot be loaded, which is no fault of the picture; the next call then tries again. */
export const avifDecoder = (): Promise<Decode> => {
  decoder ??= load().catch((error: unknown) => {
    decoder = undefined
    throw error
  })
  return decoder
}

/** The picture as a PNG; null when it cannot be decoded or is larger than it declares. Ask `claimedPixels` first. */
export const pngOfAvif = async (bytes: Uint8Array, decode: Decode): Promise<Uint8Array<ArrayBuffer> | null> => {
  // The codec's error is dropped: it fails for the picture alone, and the person can only send another one.
  const image = await decode(new Uint8Array(bytes).buffer).catch(() => null)
  if (!image || image.width * image.height > AVIF_PIXELS_MAX) return null
  const { width, height, data } = image
  return new Uint8Array(pngOf({ width, height, channels: 4, data: new Uint8Array(data.buffer) }))
}
