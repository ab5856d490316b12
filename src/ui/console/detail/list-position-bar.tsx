import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../basic/anchor.tsx'
import { Icon } from '../../icons/icon.tsx'
import { detailMessages } from './messages.ts'
import { positionOf } from './list-position.ts'

/** The way back to the list, as it was left, and to the neighbours in it; `list` is where else a list of these is. */
export function ListPositionBar({ list, links }: { list: string; links?: ReactNode }) {
  const t = useMessages(detailMessages)
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const [known, setKnown] = useState(() => ({ address, place: positionOf(address) }))
  if (known.address !== address) setKnown({ address, place: positionOf(address) })
  const { place } = known
  return (
    <nav className="dtl-n" aria-label={t('place')}>
      <Anchor className="lk" to={place?.back ?? list}>
        <Icon name="arrow-left" size={14} /> {t('back')}
      </Anchor>
      {place && place.count > 1 && (
        <>
          <Stop to={place.previous} label={t('previous')} icon="chevron-left" />
          <span className="num c3">{t('position', { at: place.at + 1, count: place.count })}</span>
          <Stop to={place.next} label={t('next')} icon="chevron-right" />
        </>
      )}
      {links && (
        <>
          <span className="sp" />
          {links}
        </>
      )}
    </nav>
  )
}

function Stop({ to, label, icon }: { to: string | null; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  const face = (
    <>
      {icon === 'chevron-left' && <Icon name={icon} size={14} />}
      {label}
      {icon === 'chevron-right' && <Icon name={icon} size={14} />}
    </>
  )
  return to === null ? (
    <span className="c3" aria-disabled="true">
      {face}
    </span>
  ) : (
    <Anchor className="lk q" to={to}>
      {face}
    </Anchor>
  )
}
