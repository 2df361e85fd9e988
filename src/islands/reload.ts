// Development only, and not in the production bundle: reloads the page once the server has been restarted.
let known: string | undefined

new EventSource('/dev/reload').onmessage = ({ data }: MessageEvent<string>) => {
  if (known && known !== data) location.reload()
  known = data
}

export {}
