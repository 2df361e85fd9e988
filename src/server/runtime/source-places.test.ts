import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMaps } from '../../../scripts/source-maps'

test('an executable names lines of its sources, with its maps after its end and without its sources in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'places-'))
  try {
    const place = JSON.stringify(join(import.meta.dir, 'source-places'))
    await Bun.write(
      join(folder, 'late.ts'),
      `// a comment that only the sources have\n\nexport const late = () => {\n  throw new Error('late')\n}\n`,
    )
    await Bun.write(
      join(folder, 'program.ts'),
      `import { inSources } from ${place}\nconst { late } = await import('./late')\ntry {\n  late()\n} catch (error) {\n  console.log(inSources(error.stack))\n}\n`,
    )
    const outfile = join(folder, 'program')
    const options: Bun.BuildConfig = {
      entrypoints: [join(folder, 'program.ts')],
      target: 'bun',
      format: 'esm',
      bytecode: true,
      minify: true,
      splitting: true,
      compile: { outfile },
    }
    const { outputs } = await Bun.build({ ...options, sourcemap: 'external' })
    await Bun.build(options)
    await addMaps(outfile, outputs)
    const { stdout } = Bun.spawnSync([outfile], { cwd: '/' })
    expect(stdout.toString()).toMatch(/late\.ts:4:\d+[\s\S]*program\.ts:4:\d+/)
    expect(Buffer.from(await Bun.file(outfile).arrayBuffer()).includes('a comment that only the sources have')).toBe(
      false,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
