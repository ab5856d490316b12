import { Anchor } from './anchor.tsx'
import { classNames } from '../class-names.ts'
import mark from './mark.svg?url&no-inline'

/** The hexagon mark; at 24 px and below without the bath line (design §2). A file of its own: pages need not carry its drawing. */
export function LogoSymbol({ size = 40, label = '' }: { size?: number; label?: string }) {
  return <img src={size > 24 ? mark : '/icon.svg'} width={size} height={size} alt={label} />
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
          <LogoSymbol size={size} />
          <span className="logo-t">
            <b>{name}</b>
            {latin && <i>{latin}</i>}
          </span>
        </>
      )}
    </Anchor>
  )
}
