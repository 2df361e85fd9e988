// Development only, and not in the production bundle: reloads the page once the server has been restarted.
let seenRelease: string | undefined

new EventSource('/dev/reload').onmessage = ({ data }: MessageEvent<string>) => {
  if (seenRelease && seenRelease !== data) location.reload()
  seenRelease = data
}

export {}
