import { Cascader } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { rfqSubscribe, rfqSubscriptions } from '../../../modules/rfq/endpoints-store-settings.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { FloorPrices } from './floor-prices.tsx'

/** What the store is told of, and the prices that its staff may not go under by itself. */
export default function QuotationSettingsPage() {
  const call = useCall(rfqSubscriptions, {})
  return (
    <div className="col g3">
      <CallView call={call}>{(found) => <Subscriptions found={found} onDone={call.reload} />}</CallView>
      <FloorPrices />
    </div>
  )
}

function Subscriptions({ found, onDone }: { found: RefOutput<typeof rfqSubscriptions>; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const lang = useLanguage()
  const tree = useCall(categoryTree, {})
  const { act, busy } = useAct(rfqSubscribe)
  const [chosen, setChosen] = useState<readonly number[]>(() => found.categories.map(({ categoryId }) => categoryId))
  const top = tree.data ?? []
  const ways = top.flatMap((one) => [
    [one.categoryId],
    ...one.children.flatMap((middle) => [
      [one.categoryId, middle.categoryId],
      ...middle.children.map((leaf) => [one.categoryId, middle.categoryId, leaf.categoryId]),
    ]),
  ])
  const save = async () => {
    if (await act({ categoryIds: [...chosen] }, t('settingsSaved'))) onDone()
  }
  const names = found.mainCategories.map(({ categoryName }) => categoryName).join(lang === 'en' ? ', ' : '、')
  return (
    <Panel title={t('subscriptions')} sub={t('subscriptionsHelp')}>
      <div className="bx col g3">
        {names !== '' && <p className="t13 c2">{t('mainCategories', { names })}</p>}
        <Cascader
          multiple
          changeOnSelect
          showCheckedStrategy={Cascader.SHOW_PARENT}
          style={{ width: '100%' }}
          aria-label={t('chooseCategories')}
          placeholder={t('chooseCategories')}
          value={ways.filter((way) => chosen.includes(way.at(-1) ?? 0))}
          options={top.map((one) => ({
            value: one.categoryId,
            label: one.categoryName,
            children: one.children.map((middle) => ({
              value: middle.categoryId,
              label: middle.categoryName,
              children: middle.children.map((leaf) => ({ value: leaf.categoryId, label: leaf.categoryName })),
            })),
          }))}
          onChange={(next) => setChosen(next.flatMap((way) => way.at(-1) ?? []))}
        />
        <span>
          <Button tone="brand" busy={busy} onClick={() => void save()}>
            {t('saveSettings')}
          </Button>
        </span>
      </div>
    </Panel>
  )
}
