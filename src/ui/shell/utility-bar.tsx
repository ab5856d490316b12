import { Fragment } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { ChangeIndicator } from '../basic/change-indicator.tsx'
import { classNames } from '../class-names.ts'
import { cachedFragment } from '../../rendering/client/cached-fragment.ts'
import { Icon } from '../icons/icon.tsx'
import type { ShellLink, Ticker, UtilityBarProps } from './header-model.ts'

/** The dark bar, 36 px: delivery city, zinc ticker, account links. */
export function UtilityBar({ region, ticker, groups, extra, label }: UtilityBarProps) {
  return (
    <div className="ub">
      <nav className="wrap" aria-label={label}>
        {region && (
          <button type="button" className="row g1 nw ub-c" onClick={region.onPick}>
            <Icon name="map-pin" size={13} />
            {region.label} <b>{region.city}</b>
            <Icon name="chevron-down" size={12} />
          </button>
        )}
        {region && ticker && <span className="sepv" />}
        {ticker ? cachedFragment('ticker', [ticker], () => <TickerLine ticker={ticker} />) : <span className="sp" />}
        <div className="ub-r">
          {cachedFragment('utilityLinks', [groups], () => (
            <UtilityLinks groups={groups} />
          ))}
          {extra}
        </div>
      </nav>
    </div>
  )
}

function UtilityLinks({ groups }: Pick<UtilityBarProps, 'groups'>) {
  return groups.map((links, index) => (
    <Fragment key={links[0]?.to ?? index}>
      {index > 0 && <span className="sepv" />}
      {links.map((link) => (
        <UtilityLink key={link.to} link={link} />
      ))}
    </Fragment>
  ))
}

function UtilityLink({ link }: { link: ShellLink }) {
  return (
    <Anchor to={link.to} className={classNames(link.strong && 'strong')}>
      {link.label}
      {Boolean(link.count) && <b className="warm"> {link.count}</b>}
    </Anchor>
  )
}

function TickerLine({ ticker }: { ticker: Ticker }) {
  return (
    <div className={classNames('tick', ticker.staleLabel && 'stale')}>
      <span className="lab nw">
        <Icon name="chart-line" size={13} />
        {ticker.label}
      </span>
      {ticker.quotes.map((quote) => (
        <Anchor key={quote.name} to={quote.to}>
          <span>{quote.name}</span>
          <b>{quote.price}</b>
          <ChangeIndicator percent={quote.percent} />
        </Anchor>
      ))}
      <span className="nw asof">
        {ticker.asOf} {ticker.staleLabel}
      </span>
    </div>
  )
}
