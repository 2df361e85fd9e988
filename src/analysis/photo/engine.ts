// The face nets, loaded once per process from files inside the executable and never from the network.
import { env, io, tensor3d } from '@tensorflow/tfjs-core'
import wasm from '../../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm' with {
  type: 'file',
}
import { type Config, type FaceResult, Human } from '../../../node_modules/@vladmandic/human/dist/human.node-wasm.js'
import blazefaceWeights from '../../../node_modules/@vladmandic/human/models/blazeface.bin' with { type: 'file' }
import blazeface from '../../../node_modules/@vladmandic/human/models/blazeface.json'
import facemeshWeights from '../../../node_modules/@vladmandic/human/models/facemesh.bin' with { type: 'file' }
import facemesh from '../../../node_modules/@vladmandic/human/models/facemesh.json'

/** A face from the engine: `mesh` is x, y, z in pixels of the input, `rotation.angle` in radians. */
export type EngineFace = Pick<FaceResult, 'boxScore' | 'faceScore' | 'mesh' | 'rotation'>

/** URL scheme that only our in-memory handler serves. */
const scheme = 'models://'
const models: Readonly<Record<string, { readonly json: object; readonly weights: string }>> = {
  'blazeface.json': { json: blazeface, weights: blazefaceWeights },
  'facemesh.json': { json: facemesh, weights: facemeshWeights },
}

const artifacts = ({ json, weights }: { json: object; weights: string }): Promise<io.ModelArtifacts> =>
  io.getModelArtifactsForJSON(json as io.ModelJSON, async (manifest) => [
    manifest.flatMap((group) => group.weights),
    await Bun.file(weights).arrayBuffer(),
  ])

const off = { enabled: false }
/** Minimum score of a face, between the measured faces (0.63 and more) and objects (0.38 and less; docs/analysis/photo.md). */
const CONFIDENCE = 0.5
/** Maximum faces detected; more make no difference to the result. */
const FACES_MAX = 10

const config: Partial<Config> = {
  backend: 'wasm',
  modelBasePath: scheme,
  // The engine requires all three names but only uses the SIMD build, because threads do not run under Bun. It accepts a
  // map, although its type is a string.
  wasmPath: Object.fromEntries(
    ['', '-simd', '-threaded-simd'].map((kind) => [`tfjs-backend-wasm${kind}.wasm`, wasm]),
  ) as unknown as string,
  debug: false,
  async: false,
  cacheModels: false,
  // Above 0 the engine may return the face of the previous picture, as it does for videos.
  cacheSensitivity: 0,
  validateModels: false,
  warmup: 'none',
  softwareKernels: true,
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: {
    enabled: true,
    detector: {
      modelPath: 'blazeface.json',
      rotation: false,
      maxDetected: FACES_MAX,
      minConfidence: CONFIDENCE,
      iouThreshold: 0.3,
    },
    mesh: { enabled: true, modelPath: 'facemesh.json' },
    iris: off,
    attention: off,
    description: off,
    emotion: off,
    antispoof: off,
    liveness: off,
  },
}

const handled = ['uncaughtException', 'unhandledRejection'] as const

/** Removes the process-wide handlers of the wasm glue, which rethrow errors and so hide their origin. */
async function withoutNewHandlers<Value>(work: () => Promise<Value>): Promise<Value> {
  const before = handled.map((event) => new Set(process.rawListeners(event)))
  try {
    return await work()
  } finally {
    handled.forEach((event, index) => {
      for (const listener of process.rawListeners(event))
        if (!before[index]?.has(listener)) process.removeListener(event, listener as () => void)
    })
  }
}

async function load(): Promise<Human> {
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  io.registerLoadRouter((url) => {
    const model = models[String(url).slice(scheme.length)]
    return String(url).startsWith(scheme) && model ? { load: () => artifacts(model) } : (null as never)
  })
  const human = new Human(config)
  await withoutNewHandlers(() => human.load())
  return human
}

let engine: Promise<Human> | undefined

/**
 * The faces in a square picture: `rgb` holds side × side × 3 bytes. Mesh points are in its pixels.
 *
 * @throws Error when the engine itself fails
 */
export async function findFaces(rgb: Uint8Array, side: number): Promise<readonly EngineFace[]> {
  engine ??= load()
  const human = await engine
  const input = tensor3d(new Int32Array(rgb), [side, side, 3], 'int32')
  try {
    const { face, error } = await human.detect(input)
    if (error) throw new Error(error)
    return face.filter(({ faceScore, mesh }) => faceScore >= CONFIDENCE && mesh.length >= 468)
  } finally {
    input.dispose()
  }
}
