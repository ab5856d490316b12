import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { customerExport, customerList, customerSorts, customerTags, type Customer } from '../../../modules/dashboard/endpoints-customers.ts'
import { customerMessages } from '../../../modules/dashboard/messages.ts'
import { customerKinds, type CustomerKind } from '../../../modules/dashboard/rules/customer-kind.ts'

const filterNames = ['kind', 'keyword', 'tag'] as const
const tones: Readonly<Record<CustomerKind, TagTone>> = { new: 'info', regular: 'ok', sleeping: 'warn' }
const sumOf = (list: readonly Customer[]) => list.reduce((sum, one) => sum + Math.round(one.amount * 100), 0) / 100

/** Who bought from my stores, how often and how much. */
export default function CustomerListPage() {
  const t = useMessages(customerMessages)
  const { values, set, ...list } = useList('seller.customers', filterNames)
  const kind = customerKinds.find((one) => one === values.kind) ?? ('' as const)
  const sort = customerSorts.find((one) => one === list.order) ?? ('-amount' as const)
  const search = { kind, sort, keyword: values.keyword, tag: values.tag }
  const call = useCall(customerList, { ...search, current: list.page, pageSize: list.size })
  const tags = useCall(customerTags, {}).data?.list ?? []
  const { take } = useExportAll(customerExport, search)
  const columns = useCustomerColumns()
  const tabs = (['all', ...customerKinds] as const).map((key) => ({ key, label: t(key), count: call.data?.counts[key] }))
  return (
    <List
      label={t('title')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(one) => one.key}
      columns={columns}
      to={customerAddress}
      tabs={{ label: t('colKind'), list: tabs, current: kind || 'all', onChange: (next) => set({ kind: next === 'all' ? '' : next }) }}
      filters={
        <>
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          {tags.length > 0 && (
            <ChoiceFilter
              label={t('colTags')}
              value={values.tag}
              all={t('allTags')}
              values={tags.map((one) => one.tag)}
              word={(tag) => tag}
              onChange={(tag) => set({ tag })}
            />
          )}
        </>
      }
      sum={(shown) => t('pageSum', { count: shown.length, amount: priceText(sumOf(shown)) })}
      exportAll={take}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="users" title={t('none')} help={t('noneHelp')} />}
    />
  )
}

/** The buyer's orders, found by the name that the store sees. */
const ordersOf = ({ name }: Customer) => `/seller/order/list?keyword=${encodeURIComponent(name)}`

const customerAddress = ({ key }: Customer) => `/seller/customer/detail?key=${key}`

function useCustomerColumns(): readonly ListColumn<Customer>[] {
  const t = useMessages(customerMessages)
  const right = { align: 'right', isTight: true } as const
  return [
    {
      key: 'customer',
      title: t('colCustomer'),
      as: 'title',
      text: (one) => one.name,
      cell: (one) => <div className="t12 c3">{t(one.isCompany ? 'company' : 'person')}</div>,
    },
    {
      key: 'kind',
      title: t('colKind'),
      as: 'state',
      text: (one) => t(one.kind),
      cell: (one) => (
        <Tag tone={tones[one.kind]} small>
          {t(one.kind)}
        </Tag>
      ),
    },
    {
      key: 'tags',
      title: t('colTags'),
      text: (one) => one.tags.join(' '),
      cell: (one) => (
        <span className="row g2 wrp">
          {one.tags.map((tag) => (
            <Tag key={tag} small>
              {tag}
            </Tag>
          ))}
        </span>
      ),
    },
    { key: 'orders', title: t('colOrders'), ...right, sort: 'orders', text: (one) => one.orderNum },
    { key: 'amount', title: t('colAmount'), ...right, sort: 'amount', text: (one) => `¥${priceText(one.amount)}` },
    { key: 'average', title: t('colAverage'), ...right, isOff: true, text: (one) => `¥${priceText(one.average)}` },
    { key: 'tonnes', title: t('colTonnes'), ...right, sort: 'tonnes', text: (one) => groupedNumber(one.tonnes) },
    { key: 'every', title: t('colEvery'), ...right, text: (one) => (one.everyDays === null ? '—' : t('days', { days: one.everyDays })) },
    { key: 'first', title: t('colFirst'), isTight: true, isOff: true, text: (one) => shortTime(one.firstTime) },
    { key: 'last', title: t('colLast'), isTight: true, sort: 'last', text: (one) => shortTime(one.lastTime) },
    { key: 'city', title: t('colPlace'), text: (one) => one.city },
    { key: 'phone', title: t('colPhone'), isTight: true, text: (one) => one.phone },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (one) => (
        <ButtonLink size="sm" to={ordersOf(one)}>
          {t('orders')}
        </ButtonLink>
      ),
    },
  ]
}
