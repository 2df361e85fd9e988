// The headers every answer carries, whatever route and status.

/** What is missing or wrong in an answer's headers. */
export const wrongHeaders = ({ headers }: Response, isOpen: boolean): string[] => {
  const fixed = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }
  const csp = headers.get('content-security-policy') ?? ''
  const caching = headers.get('cache-control') ?? ''
  return [
    ...Object.entries(fixed).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name])),
    ...(["default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"].every((part) =>
      csp.includes(part),
    ) && !csp.includes('unsafe')
      ? []
      : ['content-security-policy']),
    ...(headers.get('permissions-policy')?.includes('camera=()') ? [] : ['permissions-policy']),
    ...(isOpen || /no-store|private/.test(caching) ? [] : ['cache-control']),
    ...(headers.has('access-control-allow-origin') ? ['access-control-allow-origin'] : []),
    ...(headers.has('x-powered-by') || headers.has('server') ? ['server'] : []),
  ]
}
