// Tooltips with the specified delays, by pointer and by keyboard, in a real browser.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { journey } from '../../helpers/journey'

setDefaultTimeout(60_000)
const there = journey()

test('opens after 700 ms, the next at once, closes with Escape, and the browser shows none of its own', async () => {
  const { page, complaints } = await there.member()
  await page.goto('/painel')
  const tip = page.locator('[popover="manual"]')
  const language = page.locator('header button[name="idioma"]').first()
  await language.hover()
  expect(await tip.count()).toBe(0)
  await page.waitForTimeout(350)
  expect(await tip.count()).toBe(0)
  await tip.waitFor()
  expect(await tip.textContent()).toBe('English')
  expect(await language.getAttribute('title')).toBeNull()
  expect(await language.getAttribute('aria-label')).not.toBeNull()
  await page.locator('header a[href="/notificacoes"], header button[name="tema"]').first().hover()
  await page.waitForTimeout(100)
  expect(await tip.isVisible()).toBe(true)
  expect(await tip.textContent()).not.toBe('English')
  await page.keyboard.press('Escape')
  expect(await tip.isVisible()).toBe(false)
  const [box, width] = [await tip.boundingBox(), page.viewportSize()?.width ?? 0]
  expect(box === null || box.x + box.width <= width).toBe(true)
  expect(await language.getAttribute('title')).toBe('English')
  expect(complaints).toEqual([])
})
