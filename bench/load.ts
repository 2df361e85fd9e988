// A process of its own that asks one address as fast as it is answered: `bun bench/load.ts <url> <seconds> <connections>`,
// the Cookie header in BENCH_COOKIE. Prints one line of JSON.
export {}

const [url = '', seconds = '5', connections = '16'] = process.argv.slice(2)
const headers = { cookie: process.env.BENCH_COOKIE ?? '' }
const times: number[] = []
let wrong = 0

const started = performance.now()
const until = started + Math.min(Number(seconds), 60) * 1000

async function one() {
  while (performance.now() < until) {
    const begun = performance.now()
    const answer = await fetch(url, { headers, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status === 200) times.push(performance.now() - begun)
    else wrong += 1
  }
}

await Promise.all(Array.from({ length: Math.min(Number(connections), 256) }, one))
const took = (performance.now() - started) / 1000
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
console.log(JSON.stringify({ perSecond: times.length / took, p50: at(0.5), p99: at(0.99), wrong }))
