// The person's photo with face, eyes and frame drawn on it as they were measured.
import type { Area, PhotoResult } from '../../analysis/photo/result'
import { useT } from '../../i18n'
import { Badge } from '../../ui/badge/badge'
import { cx } from '../../ui/base'
import * as css from './photo.css'

/** Height-to-width ratio above which a photo is shown narrower than its column. */
const tallFrom = 1.2

/** The photo with the measurements drawn on it; geometry is in SVG attributes, because the CSP forbids style attributes. */
export function Portrait({ result, url, badge }: { result: PhotoResult; url: string | null; badge: string }) {
  const t = useT()
  const { width, height } = result.picture
  const [[ax, ay], [bx, by]] = result.face.eyes
  const box = ({ x, y, width: wide, height: tall }: Area) => ({
    x: x * width,
    y: y * height,
    width: wide * width,
    height: tall * height,
    rx: (wide * width) / 2,
  })
  // The eye line, extended a little beyond both edges of the face.
  const reach = result.face.width * width * 0.35
  const slope = ((by - ay) * height) / Math.max(1, (bx - ax) * width)
  const [left, right] = [ax * width - reach, bx * width + reach]
  return (
    <figure className={cx(css.portrait, height / width > tallFrom && css.tall)}>
      {url === null ? (
        <svg className={css.gone} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      ) : (
        <img src={url} width={width} height={height} alt={t('photo.page.alt')} />
      )}
      <svg className={css.marks} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('photo.page.marks')}>
        {[css.halo, css.line].map((layer) => (
          <g key={layer} className={layer}>
            <rect {...box(result.face)} />
            <path
              className={css.eyes}
              d={`M${left} ${ay * height - reach * slope}L${right} ${by * height + reach * slope}`}
            />
            {result.others.map((other) => (
              <rect key={`${other.x} ${other.y}`} className={css.otherLine} {...box(other)} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        <Badge>{url === null ? t('photo.page.gone') : badge}</Badge>
      </figcaption>
    </figure>
  )
}
