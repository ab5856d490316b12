import { Alert, Modal, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useLanguage, useMessages } from '../../../../api/browser/use-messages.tsx'
import { Field } from '../../../../ui/console/form/field.tsx'
import { useUndo } from '../../../../ui/console/form/use-undo.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { setOwnFreight } from '../../../../modules/listing/endpoints-publication.ts'
import type { ListedGoods } from '../../../../modules/listing/endpoints.ts'
import { freightTemplateList } from '../../../../modules/pricing/endpoints-freight.ts'
import { bulkGoodsMessages } from '../messages.ts'

type Props = { readonly picked: readonly ListedGoods[]; readonly onClose: () => void; readonly onDone: () => void }

/** One freight template for the chosen goods; what each has now stands beside it. */
export function BulkFreightDialog({ picked, onClose, onDone }: Props) {
  const t = useMessages(bulkGoodsMessages)
  const lang = useLanguage()
  const templates = useCall(freightTemplateList, {})
  const { run, busy } = useCommand(setOwnFreight)
  const takeBack = useTakeBack(onDone)
  const [freightTemplateId, setFreightTemplateId] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const options = (templates.data?.list ?? []).map((one) => {
    const name = lang === 'en' && one.nameEn !== '' ? one.nameEn : one.nameZh
    return { value: one.freightTemplateId, label: one.storeId === 0 ? t('platformOwn', { name }) : name }
  })
  const name = options.find((option) => option.value === freightTemplateId)?.label
  const moved = picked.filter((goods) => goods.freightTemplateId !== freightTemplateId)
  const save = async () => {
    if (freightTemplateId === null) return
    const list = moved.map(({ goodsId, freightTemplateId: oldFreightTemplate }) => ({ goodsId, oldFreightTemplate }))
    const outcome = await run({ list, freightTemplateId })
    if (outcome.kind === 'unknown') return setProblem(t('unknown'))
    if (outcome.answer.state !== 200) return setProblem(outcome.answer.msg)
    onClose()
    onDone()
    return takeBack(moved, freightTemplateId)
  }
  return (
    <Modal
      open
      width={640}
      title={t('freightTitle', { count: picked.length })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: freightTemplateId === null || moved.length === 0 }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="col g3">
        {problem !== '' && <Alert type="error" showIcon role="alert" title={problem} />}
        <p className="c2 t13">{t('freightHelp')}</p>
        <Field id="bulk-freight" label={t('freightNew')} isRequired>
          <Select id="bulk-freight" className="w-full" value={freightTemplateId} options={options} onChange={setFreightTemplateId} />
        </Field>
        <div className="tsc max-h-[46vh] overflow-auto">
          <table className="tbl dd cds">
            <thead>
              <tr>
                <th>{t('colGoods')}</th>
                <th>{t('freightNow')}</th>
                <th>{t('freightAfter')}</th>
              </tr>
            </thead>
            <tbody>
              {picked.map((goods) => (
                <tr key={goods.goodsId}>
                  <td>{goods.goodsName}</td>
                  <td data-l={t('freightNow')}>{goods.freightName}</td>
                  <td data-l={t('freightAfter')}>
                    {name === undefined ? (
                      '—'
                    ) : goods.freightTemplateId === freightTemplateId ? (
                      t('freightSame')
                    ) : (
                      <b className="b6">{name}</b>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Modal>
  )
}

/** Offers to give every goods back the template that it had. */
function useTakeBack(onDone: () => void) {
  const t = useMessages(bulkGoodsMessages)
  const { act } = useAct(setOwnFreight)
  const undo = useUndo()
  return (goods: readonly ListedGoods[], since: number) =>
    undo(t('freightSaved', { count: goods.length }), async () => {
      for (const [freightTemplateId, some] of Map.groupBy(goods, (one) => one.freightTemplateId))
        await act({ list: some.map(({ goodsId }) => ({ goodsId, oldFreightTemplate: since })), freightTemplateId }, t('undone'))
      onDone()
    })
}
