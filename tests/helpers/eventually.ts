/** Waits until a condition holds, looking every 5 ms; fails after 20 s. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 20_000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It did not come about within 20 s')
    await Bun.sleep(5)
  }
}
