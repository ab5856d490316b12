import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { freightTemplateDelete, freightTemplateList, type FreightTemplate } from '../../../modules/pricing/endpoints-freight.ts'
import { freightPageMessages } from '../../../modules/pricing/messages.ts'
import { draftOf, emptyDraft, type FreightDraft } from './freight-draft.ts'
import { FreightDialog } from './freight-dialog.tsx'
import { ratesText } from './rates-text.ts'

/** A store's freight templates, and the platform's that it may choose or copy. */
export default function FreightListPage() {
  const t = useMessages(freightPageMessages)
  const { message } = App.useApp()
  const call = useCall(freightTemplateList, {})
  const [draft, setDraft] = useState<FreightDraft | null>(null)
  return (
    <Panel
      title={t('title')}
      more={
        <Button size="sm" tone="brand" onClick={() => setDraft(emptyDraft)}>
          {t('add')}
        </Button>
      }
    >
      <CallView call={call}>
        {({ list, warehouses }) => (
          <>
            {list.length === 0 ? (
              <Empty icon="truck" title={t('none')} />
            ) : (
              <Templates list={list} onEdit={setDraft} onDone={call.reload} />
            )}
            {draft && (
              <FreightDialog
                first={draft}
                warehouses={warehouses}
                onClose={() => setDraft(null)}
                onDone={() => {
                  setDraft(null)
                  message.success(t('saved'))
                  call.reload()
                }}
              />
            )}
          </>
        )}
      </CallView>
    </Panel>
  )
}

type TableProps = { readonly list: readonly FreightTemplate[]; readonly onEdit: (draft: FreightDraft) => void; readonly onDone: () => void }

function Templates({ list, onEdit, onDone }: TableProps) {
  const lang = useLanguage()
  const t = useMessages(freightPageMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colName')}</th>
            <th>{t('colMode')}</th>
            <th>{t('colRates')}</th>
            <th className="r">{t('colGoods')}</th>
            <th>{t('colUpdated')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.freightTemplateId}>
              <td>
                <b className="b5">{lang === 'en' ? one.nameEn : one.nameZh}</b>{' '}
                <Tag small tone={one.storeId === 0 ? 'neutral' : 'ok'}>
                  {t(one.storeId === 0 ? 'platform' : 'own')}
                </Tag>
              </td>
              <td>{t(`mode_${one.rates.mode}`)}</td>
              <td className="c2">{ratesText(one.rates, t)}</td>
              <td className="r num">{one.goodsNum}</td>
              <td className="num nw t12">{fullTime(one.updatedAt)}</td>
              <td className="r">
                <Actions of={one} onEdit={onEdit} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Actions({ of, onEdit, onDone }: { of: FreightTemplate; onEdit: TableProps['onEdit']; onDone: () => void }) {
  const t = useMessages(freightPageMessages)
  const ask = useConfirm()
  const { act, busy } = useAct(freightTemplateDelete)
  const remove = async () => {
    if (!(await ask({ title: t('removeAsk', { name: of.nameZh }), ok: t('remove'), isFinal: true }))) return
    if (await act({ freightTemplateId: of.freightTemplateId, oldVersion: of.version }, t('removeDone'))) onDone()
  }
  return (
    <span className="row g1 wrp justify-end">
      {of.storeId > 0 && (
        <Button size="sm" tone="ghost" onClick={() => onEdit(draftOf(of))}>
          {t('edit')}
        </Button>
      )}
      {of.rates.mode !== 'none' && (
        <Button
          size="sm"
          tone="ghost"
          onClick={() => onEdit({ ...draftOf(of), freightTemplateId: 0, oldVersion: 0, nameZh: '', nameEn: '' })}
        >
          {t('copy')}
        </Button>
      )}
      {of.storeId > 0 && (
        <Button size="sm" tone="ghost" busy={busy} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </span>
  )
}
