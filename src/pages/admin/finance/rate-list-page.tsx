import { Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { commissionRateList, commissionRateSet, type CommissionRateView } from '../../../modules/settlement/endpoints-admin.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'

const filterNames = ['tab'] as const

/** What the platform keeps of sales, by store and category, with its whole history. */
export default function CommissionRatesPage() {
  const t = useMessages(settlementPageMessages)
  const { values, set, ...list } = useList('admin.commissionRates', filterNames, { remembered: true })
  const [isSetting, setSetting] = useState(false)
  const onlyCurrent = values.tab === 'all' ? 0 : 1
  const call = useCall(commissionRateList, { onlyCurrent, current: list.page, pageSize: list.size })
  const columns = useRateColumns()
  return (
    <>
      <List
        label={t('ratesTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(rate) => rate.rateId}
        columns={columns}
        pages={({ total }) => ({ total })}
        head={
          <div className="bx">
            <Note>{t('ratesNote')}</Note>
          </div>
        }
        tabs={{
          list: [
            { key: '', label: t('ratesCurrent') },
            { key: 'all', label: t('ratesAll') },
          ],
          current: values.tab === 'all' ? 'all' : '',
          onChange: (tab) => set({ tab }),
        }}
        actions={
          <Button size="sm" tone="brand" onClick={() => setSetting(true)}>
            {t('setRate')}
          </Button>
        }
        empty={<Empty icon="percent" title={t('none')} />}
      />
      {isSetting && call.data && (
        <RateDialog
          stores={call.data.stores}
          categories={call.data.categories}
          onClose={() => setSetting(false)}
          onDone={() => {
            setSetting(false)
            call.reload()
          }}
        />
      )}
    </>
  )
}

function useRateColumns(): readonly ListColumn<CommissionRateView>[] {
  const t = useMessages(settlementPageMessages)
  return [
    { key: 'store', title: t('colSubject'), as: 'title', text: (rate) => rate.storeName },
    { key: 'category', title: t('colCategory'), text: (rate) => rate.categoryName },
    {
      key: 'rate',
      title: t('colRate'),
      align: 'right',
      isTight: true,
      text: (rate) => (rate.rate === null ? t('rateEnded') : `${rate.rate}%`),
    },
    { key: 'from', title: t('colFrom'), isTight: true, text: (rate) => fullTime(rate.fromTime) },
    { key: 'setBy', title: t('colSetBy'), text: (rate) => rate.setBy },
    { key: 'reason', title: t('colReason'), text: (rate) => rate.reason },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (rate) => t(rate.isCurrent ? 'isCurrent' : 'isPast'),
      cell: (rate) => (
        <Tag tone={rate.isCurrent ? 'ok' : 'neutral'} small>
          {t(rate.isCurrent ? 'isCurrent' : 'isPast')}
        </Tag>
      ),
    },
  ]
}

type DialogProps = {
  readonly stores: readonly { readonly storeId: number; readonly name: string }[]
  readonly categories: readonly { readonly categoryId: number; readonly name: string }[]
  readonly onDone: () => void
  readonly onClose: () => void
}

function RateDialog({ stores, categories, onDone, onClose }: DialogProps) {
  const t = useMessages(settlementPageMessages)
  const [storeId, setStoreId] = useState(0)
  const [categoryId, setCategoryId] = useState(0)
  const [rate, setRate] = useState('')
  const [reason, setReason] = useState('')
  return (
    <ConsoleDialog
      title={t('setRate')}
      ok={t('setRate')}
      call={commissionRateSet}
      input={{ storeId, categoryId, rate, reason }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="rate-store" label={t('colSubject')}>
            <Select
              id="rate-store"
              showSearch={{ optionFilterProp: 'label' }}
              value={storeId}
              options={[{ value: 0, label: t('allStores') }, ...stores.map((store) => ({ value: store.storeId, label: store.name }))]}
              onChange={setStoreId}
            />
          </Field>
          <Field id="rate-category" label={t('colCategory')}>
            <Select
              id="rate-category"
              showSearch={{ optionFilterProp: 'label' }}
              value={categoryId}
              options={[{ value: 0, label: t('allGoods') }, ...categories.map((one) => ({ value: one.categoryId, label: one.name }))]}
              onChange={setCategoryId}
            />
          </Field>
          <Field id="rate-percent" label={t('rateInput')} help={t('rateHelp')} error={errors['rate']}>
            <Input
              id="rate-percent"
              inputMode="decimal"
              maxLength={5}
              value={rate}
              onChange={(event) => setRate(event.target.value.trim())}
            />
          </Field>
          <Field id="rate-reason" label={t('colReason')} error={errors['reason']}>
            <Input id="rate-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
