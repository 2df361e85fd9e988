// A process of its own that asks one address as fast as it is answered: `bun bench/load.ts <url> <seconds> <connections>`,
// the Cookie header in BENCH_COOKIE, Accept-Encoding in BENCH_CODING. `{n}` in the address is another number each time.
// Prints one line of JSON.
export {}

const [url = '', seconds = '5', connections = '16'] = process.argv.slice(2)
const { BENCH_COOKIE = '', BENCH_CODING = 'gzip, br', BENCH_ETAG = '' } = process.env
const headers = { cookie: BENCH_COOKIE, 'accept-encoding': BENCH_CODING, 'if-none-match': BENCH_ETAG }
// What comes back is counted and not unpacked: the same work beside every server, and less of it.
const init = { headers, redirect: 'manual', decompress: false } as const
const times: number[] = []
let wrong = 0
let asked = 0
let bytes = 0
let coding = ''

const started = performance.now()
const until = started + Math.min(Number(seconds), 60) * 1000

async function one() {
  while (performance.now() < until) {
    const begun = performance.now()
    const answer = await fetch(url.replace('{n}', `${asked++}`), init)
    const body = await answer.arrayBuffer()
    if (answer.status !== (BENCH_ETAG ? 304 : 200)) {
      wrong += 1
      continue
    }
    times.push(performance.now() - begun)
    bytes = body.byteLength
    coding = answer.headers.get('content-encoding') ?? 'identity'
  }
}

await Promise.all(Array.from({ length: Math.min(Number(connections), 256) }, one))
const took = (performance.now() - started) / 1000
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
console.log(JSON.stringify({ perSecond: times.length / took, p50: at(0.5), p99: at(0.99), wrong, bytes, coding }))
