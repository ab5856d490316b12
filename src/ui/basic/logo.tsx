import { Anchor } from './anchor.tsx'
import { classNames } from '../class-names.ts'

const facets = [
  ['32,32 32,1 58.85,16.5', '#356F96'],
  ['32,32 58.85,16.5 58.85,47.5', '#24557A'],
  ['32,32 58.85,47.5 32,63', '#163A56'],
  ['32,32 32,63 5.15,47.5', '#122F47'],
  ['32,32 5.15,47.5 5.15,16.5', '#1D4A6B'],
  ['32,32 5.15,16.5 32,1', '#2D658B'],
] as const
const bridge = 'M15.5 14.5H48.5V22L28.5 36.5H48.5V47.5H43.5C43.5 42.2 38.4 39.6 32 39.6S20.5 42.2 20.5 47.5H15.5V36.8L35 21.8H15.5Z'

/** The hexagon mark; at 24 px and below without the bath line (design §2). */
export function LogoMark({ size = 40, label }: { size?: number; label?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {facets.map(([points, fill]) => (
        <polygon key={fill} points={points} fill={fill} />
      ))}
      <path d={bridge} fill="#fff" />
      {size > 24 && <rect x="15.5" y="49.6" width="33" height="2.8" fill="#F6782E" />}
    </svg>
  )
}

export type LogoProps = {
  /** The shown site name (a site setting). */
  name: string
  latin?: string
  /** Address of a picture that stands for mark and wordmark (a site setting). */
  picture?: string
  /** Pixels of the mark: 44 header, 40 compact, 30 phone. */
  size?: number
  to?: string
  /** On dark bands. */
  inverse?: boolean
}

/** Mark and wordmark; the wordmark is text because the name is a setting. */
export function Logo({ name, latin, picture, size = 44, to = '/', inverse }: LogoProps) {
  return (
    <Anchor className={classNames('logo', inverse && 'inv')} to={to}>
      {picture ? (
        <img src={picture} alt={name} height={size} />
      ) : (
        <>
          <LogoMark size={size} />
          <span className="logo-t">
            <b>{name}</b>
            {latin && <i>{latin}</i>}
          </span>
        </>
      )}
    </Anchor>
  )
}
