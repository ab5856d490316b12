import { Form } from 'react-router'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import type { MallGoodsView } from '../endpoints.ts'
import type { Currency } from '../rules/lot-machine.ts'
import { MallGoodsGrid } from './mall-goods-card.tsx'
import { useMallMessages } from './use-messages.ts'

export type ListAsked = { readonly keyword: string; readonly most: number | undefined; readonly order: 'sort' | 'points' | 'sold' }
type Props = {
  readonly mall: Currency
  /** The address of this list. */
  readonly path: string
  readonly list: readonly MallGoodsView[]
  readonly pageCount: number
  readonly current: number
  readonly asked: ListAsked
}

const thresholds: Readonly<Record<Currency, readonly number[]>> = { points: [500, 1000, 3000, 10_000], score: [50, 100, 300, 1000] }

function addressOf(path: string, { keyword, most, order }: ListAsked, current: number): string {
  const said = {
    ...(keyword && { keyword }),
    ...(most && { most: String(most) }),
    ...(order !== 'sort' && { order }),
    current: String(current),
  }
  return `${path}?${new URLSearchParams(said)}`
}

/** All goods of a mall with filters: a plain GET form, so the address says what was asked. */
export function MallGoodsList({ mall, path, list, pageCount, current, asked }: Props) {
  const t = useMallMessages()
  const title = t(mall === 'points' ? 'pointsMall' : 'scoreMall')
  return (
    <main id="main" className="wrap lty">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: title }]} />
      <section className="pan">
        <div className="lty-h">
          <h1 className="t20 b6">{title}</h1>
          <span className="c3 t13">{t(mall === 'points' ? 'pointsLead' : 'scoreLead')}</span>
          <span className="sp" />
          <MallLinks mall={mall} />
        </div>
        <Filters mall={mall} asked={asked} />
        {list.length === 0 ? (
          <Empty icon="boxes" title={t('none')} help={t('noneHelp')} actions={<ButtonLink to={path}>{t('clear')}</ButtonLink>} />
        ) : (
          <MallGoodsGrid list={list} />
        )}
        <Pagination
          page={current}
          pageCount={pageCount}
          addressOf={(number) => addressOf(path, asked, number)}
          labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
        />
      </section>
    </main>
  )
}

/** The way to what a member has. */
export function MallLinks({ mall }: { mall: Currency }) {
  const t = useMallMessages()
  const links =
    mall === 'points'
      ? [
          { to: '/member/myPoint', text: t('myPoints') },
          { to: '/member/pointOrder/list', text: t('myOrders') },
        ]
      : [
          { to: '/score/task', text: t('tasks') },
          { to: '/member/myScore', text: t('myScores') },
          { to: '/member/scoreOrder/list', text: t('myOrders') },
        ]
  return (
    <span className="row g3 wrp">
      {links.map(({ to, text }) => (
        <Anchor key={to} className="lk t13 nw" to={to}>
          {text}
        </Anchor>
      ))}
    </span>
  )
}

function Filters({ mall, asked }: { mall: Currency; asked: ListAsked }) {
  const t = useMallMessages()
  return (
    <Form method="get" className="lty-f" key={JSON.stringify(asked)}>
      <TextField dense label={t('keyword')} name="keyword" defaultValue={asked.keyword} maxLength={40} />
      <Select
        label={t('upTo')}
        name="most"
        defaultValue={String(asked.most ?? '')}
        options={[{ value: '', label: t('anyPoints') }, ...thresholds[mall].map((most) => ({ value: String(most), label: String(most) }))]}
      />
      <Select
        label={t('order')}
        name="order"
        defaultValue={asked.order}
        options={(['sort', 'points', 'sold'] as const).map((value) => ({ value, label: t(`order_${value}`) }))}
      />
      <Button type="submit" tone="brand" icon="list-filter">
        {t('search')}
      </Button>
    </Form>
  )
}
