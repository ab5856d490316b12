import { goodsLabel } from '../../goods/goods-label.ts'
import type { ReactNode } from 'react'
import { fullTime } from '../../basic/short-time.ts'
import type { ListColumn } from './list-columns.ts'

/** What every list of campaigns says first, whatever they are. */
type CampaignRow = {
  readonly title: string
  readonly goodsName: string
  readonly specText: string
  readonly storeName: string
  readonly reason: string
  readonly startTime: string
  readonly endTime: string
}

type Parts<Row> = {
  readonly titles: { readonly campaign: string; readonly state: string; readonly period: string }
  readonly numberOf: (of: Row) => string
  /** Stands before the goods. */
  readonly kindOf?: (of: Row) => string
  readonly stateOf: (of: Row) => string
  readonly tagOf: (of: Row) => ReactNode
}

/** Title with goods and store, state with its reason, first and last moment. */
export function campaignColumns<Row extends CampaignRow>({
  titles,
  numberOf,
  kindOf,
  stateOf,
  tagOf,
}: Parts<Row>): readonly ListColumn<Row>[] {
  return [
    {
      key: 'campaign',
      title: titles.campaign,
      as: 'title',
      text: ({ title }) => title,
      cell: (of) => (
        <>
          <div className="t12 c3">
            {kindOf && `${kindOf(of)} · `}
            {goodsLabel(of)}
          </div>
          <div className="t12 c3 num">
            {numberOf(of)} · {of.storeName}
          </div>
        </>
      ),
    },
    {
      key: 'state',
      title: titles.state,
      as: 'state',
      text: stateOf,
      cell: (of) => (
        <>
          {tagOf(of)}
          {of.reason !== '' && <div className="t12 c3">{of.reason}</div>}
        </>
      ),
    },
    {
      key: 'period',
      title: titles.period,
      isTight: true,
      text: ({ startTime, endTime }) => `${fullTime(startTime)} – ${fullTime(endTime)}`,
      cell: ({ startTime, endTime }) => (
        <span className="t12 num">
          {fullTime(startTime)}
          <br />
          {fullTime(endTime)}
        </span>
      ),
    },
  ]
}
