// A model file for llama.cpp without a model behind it, so that its real server can be talked to where no trained model is
// to be had. `wired` says given answers word by word: each token's only successor is the next one. `random` knows nothing.
// Layout: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md, version 3.

const u32 = 4
const f32 = 6
const text = 8
const list = 9
const i32 = 5

type Value =
  | { readonly type: typeof u32 | typeof f32; readonly value: number }
  | { readonly type: typeof text; readonly value: string }
  | {
      readonly type: typeof list
      readonly of: typeof f32 | typeof i32 | typeof text
      readonly value: readonly unknown[]
    }

type Tensor = { readonly name: string; readonly shape: readonly number[]; readonly data: Float32Array }

const bytesOf = (type: number, value: unknown): Buffer => {
  if (type === text) {
    const bytes = Buffer.from(String(value))
    const length = Buffer.alloc(8)
    length.writeBigUInt64LE(BigInt(bytes.length))
    return Buffer.concat([length, bytes])
  }
  const out = Buffer.alloc(4)
  if (type === f32) out.writeFloatLE(Number(value))
  else if (type === i32) out.writeInt32LE(Number(value))
  else out.writeUInt32LE(Number(value))
  return out
}

const long = (value: number): Buffer => {
  const out = Buffer.alloc(8)
  out.writeBigUInt64LE(BigInt(value))
  return out
}
const word = (value: number): Buffer => bytesOf(u32, value)

const fact = ([key, value]: readonly [string, Value]): Buffer[] => [
  bytesOf(text, key),
  word(value.type),
  ...('of' in value
    ? [word(value.of), long(value.value.length), ...value.value.map((one) => bytesOf(value.of, one))]
    : [bytesOf(value.type, value.value)]),
]

const aligned = (length: number): number => Math.ceil(length / 32) * 32
const padding = (length: number): Buffer => Buffer.alloc(aligned(length) - length)

const file = (facts: Readonly<Record<string, Value>>, tensors: readonly Tensor[]): Buffer => {
  let offset = 0
  const infos = tensors.flatMap(({ name, shape, data }) => {
    const info = [bytesOf(text, name), word(shape.length), ...shape.map(long), word(0), long(offset)]
    offset += aligned(data.byteLength)
    return info
  })
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    word(3),
    long(tensors.length),
    long(Object.keys(facts).length),
    ...Object.entries(facts).flatMap(fact),
    ...infos,
  ])
  const bodies = tensors.flatMap(({ data }) => [Buffer.from(data.buffer), padding(data.byteLength)])
  return Buffer.concat([head, padding(head.length), ...bodies])
}

/** Ids of the tokens that are no text, and of the first byte's. */
const ends = 2
const firstByte = 3

type Vocabulary = { readonly tokens: readonly string[]; readonly next: ReadonlyMap<number, readonly number[]> }

/** Cut into words; one that was used already takes the next one with it, so that every token has one successor. */
const vocabularyOf = (answers: readonly string[]): Vocabulary => {
  const bytes = Array.from({ length: 256 }, (_, at) => `<0x${at.toString(16).toUpperCase().padStart(2, '0')}>`)
  const tokens = ['<unk>', '<s>', '</s>', ...bytes, '{']
  const opening = tokens.length - 1
  const next = new Map<number, readonly number[]>()
  for (const answer of answers) {
    let last = opening
    let piece = ''
    const parts = answer.slice(1).match(/\s?\S+/gu) ?? []
    for (const [at, part] of parts.entries()) {
      piece += part.replaceAll(' ', '▁')
      if (tokens.includes(piece) && at < parts.length - 1) continue
      tokens.push(piece)
      next.set(last, [...(next.get(last) ?? []), tokens.length - 1])
      last = tokens.length - 1
      piece = ''
    }
    next.set(last, [ends])
  }
  for (let id = 0; id < opening; id++) if (id !== ends) next.set(id, [opening])
  return { tokens, next }
}

const template =
  "{% for message in messages %}{{ message.role + ':\n' + message.content + '\n\n' }}{% endfor %}{{ 'assistant:\n' }}"

export type Made = {
  /** JSON objects it says: where two may begin, the schema it is held to decides. */
  readonly answers: readonly string[]
  /** `random` has weights drawn by chance; its answers are as long as they may be. */
  readonly how: 'wired' | 'random'
  /** More of them make it slower and nothing else. */
  readonly layers?: number
}

const drawn = (length: number, scale: number): Float32Array => {
  // A plain generator with a fixed seed: the file is the same each time.
  let state = 12_345
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 2 ** 31 - 1) * scale
  })
}

/** The bytes of a model file of llama's architecture. */
export const modelFile = ({ answers, how, layers = 2 }: Made): Buffer => {
  const { tokens, next } = vocabularyOf(answers)
  const width = Math.max(512, Math.ceil(tokens.length / 64) * 64)
  const wide = width * 4
  const heads = width / 64
  const weights = (length: number) => (how === 'random' ? drawn(length, 0.05) : new Float32Array(length))
  const ones = () => new Float32Array(width).fill(1)
  const embedding = how === 'random' ? drawn(width * tokens.length, 1) : new Float32Array(width * tokens.length)
  const output = weights(width * tokens.length)
  if (how === 'wired') {
    for (let id = 0; id < tokens.length; id++) embedding[id * width + id] = 1
    for (const [id, after] of next) for (const one of after) output[one * width + id] = 1
  }
  const layer = (at: number): Tensor[] => {
    const tensor = (name: string, ...shape: readonly number[]) => ({
      name: `blk.${at}.${name}.weight`,
      shape,
      data: name.endsWith('norm') ? ones() : weights(shape.reduce((product, side) => product * side, 1)),
    })
    return [
      tensor('attn_norm', width),
      tensor('attn_q', width, width),
      tensor('attn_k', width, 64),
      tensor('attn_v', width, 64),
      tensor('attn_output', width, width),
      tensor('ffn_norm', width),
      tensor('ffn_gate', width, wide),
      tensor('ffn_up', width, wide),
      tensor('ffn_down', wide, width),
    ]
  }
  const number = (value: number): Value => ({ type: u32, value })
  const kinds = tokens.map((_, id) => (id === 0 ? 2 : id < firstByte ? 3 : id < firstByte + 256 ? 6 : 1))
  return file(
    {
      'general.architecture': { type: text, value: 'llama' },
      'general.name': { type: text, value: `trampolim-test-${how}` },
      'llama.context_length': number(32_768),
      'llama.embedding_length': number(width),
      'llama.block_count': number(layers),
      'llama.feed_forward_length': number(wide),
      'llama.attention.head_count': number(heads),
      'llama.attention.head_count_kv': number(1),
      'llama.attention.layer_norm_rms_epsilon': { type: f32, value: 1e-5 },
      'llama.rope.dimension_count': number(64),
      'llama.vocab_size': number(tokens.length),
      'tokenizer.ggml.model': { type: text, value: 'llama' },
      'tokenizer.ggml.tokens': { type: list, of: text, value: tokens },
      'tokenizer.ggml.scores': { type: list, of: f32, value: tokens.map((_, id) => -id) },
      'tokenizer.ggml.token_type': { type: list, of: i32, value: kinds },
      'tokenizer.ggml.bos_token_id': number(1),
      'tokenizer.ggml.eos_token_id': number(ends),
      'tokenizer.ggml.unknown_token_id': number(0),
      'tokenizer.chat_template': { type: text, value: template },
    },
    [
      { name: 'token_embd.weight', shape: [width, tokens.length], data: embedding },
      ...Array.from({ length: layers }, (_, at) => layer(at)).flat(),
      { name: 'output_norm.weight', shape: [width], data: ones() },
      { name: 'output.weight', shape: [width, tokens.length], data: output },
    ],
  )
}
