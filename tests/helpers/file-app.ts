// Starts one server for all tests of a file and closes it after them.
import { afterAll, beforeAll } from 'bun:test'
import { type TestApp, testApp } from './app'

/** The app of the file that calls this at its top. It is empty until the file's first hook or test runs. */
export const fileApp = (...settings: Parameters<typeof testApp>): TestApp => {
  const app = {} as TestApp
  beforeAll(async () => void Object.assign(app, await testApp(...settings)))
  afterAll(() => app.close())
  return app
}
