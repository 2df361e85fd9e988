// Prints the API's document, made from the routes as a server of these settings has them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSetup } from '../../server/accounts/first-admin'
import { closeCore } from '../../server/core/close-core'
import { openCore } from '../../server/core/open-core'
import { features } from '../../server/features'
import { apiDocument } from '../../server/openapi/document'
import { createReader } from '../../server/reader/reader'
import type { Command } from '../command'

export const openapi: Command = {
  usage: 'openapi',
  summary: 'print the API’s document (OpenAPI 3.1), made from the routes of this release',
  examples: ['openapi > openapi.json'],
  args: [0, 0],
  run: async ({ config, out }) => {
    // An empty folder: the document contains nobody's data, and a running server has its own folder locked.
    const folder = mkdtempSync(join(tmpdir(), 'trampolim-openapi-'))
    try {
      const core = await openCore({ ...config, folder }, Date.now, createReader())
      const setup = createSetup(core, Date.now())
      const all = await Promise.all(features.map((feature) => feature.load(core, setup)))
      out(JSON.stringify(await apiDocument(core, all), null, 2))
      await closeCore(core)
      return 0
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
