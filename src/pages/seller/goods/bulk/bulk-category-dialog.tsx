import { Alert, Cascader, Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Field } from '../../../../ui/console/form/field.tsx'
import { categoryMovePreview, categoryMovePropose, mostCategoryGoods } from '../../../../modules/listing/endpoints-category.ts'
import { editorOptions } from '../../../../modules/listing/endpoints-revisions.ts'
import type { ListedGoods } from '../../../../modules/listing/endpoints.ts'
import { categoryCascaderOptions } from '../editor/basics-section.tsx'
import { bulkGoodsMessages } from '../messages.ts'
import { CategoryRows } from './category-rows.tsx'
import { useTakeBackCategory } from './use-take-back-category.ts'

type Props = { readonly picked: readonly ListedGoods[]; readonly onClose: () => void; readonly onDone: () => void }

/** Another category for the chosen goods: what falls away, what is missing and what cannot go there stands beside each. */
export function BulkCategoryDialog({ picked, onClose, onDone }: Props) {
  const t = useMessages(bulkGoodsMessages)
  const frame = useCall(editorOptions, {})
  const { run, busy } = useCommand(categoryMovePropose)
  const takeBack = useTakeBackCategory(onDone)
  const [way, setWay] = useState<readonly number[]>([])
  const [problem, setProblem] = useState('')
  const categoryId = way.at(-1)
  const ids = picked.map((goods) => goods.goodsId)
  const isTooMany = ids.length > mostCategoryGoods
  const asked = categoryId === undefined || isTooMany ? null : { goodsIds: ids.join(','), categoryId }
  const preview = useCall(categoryMovePreview, asked)
  const rows = asked === null || preview.loading ? [] : (preview.data?.list ?? [])
  const said = problem || (preview.failed ? t('unknown') : (preview.refused?.msg ?? ''))
  const moved = rows.filter((row) => !row.isThere && row.problem === '')
  const refused = rows.filter((row) => row.problem !== '').length
  const save = async () => {
    if (categoryId === undefined) return
    const outcome = await run({ goodsIds: moved.map((row) => row.goodsId), categoryId })
    if (outcome.kind === 'unknown') return setProblem(t('unknown'))
    if (outcome.answer.state !== 200) return setProblem(outcome.answer.msg)
    onClose()
    onDone()
    return takeBack(outcome.answer.data?.list ?? [])
  }
  return (
    <Modal
      open
      width={820}
      title={t('categoryTitle', { count: picked.length })}
      okText={t('categoryPropose', { count: moved.length })}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: moved.length === 0 }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="col g3">
        {said !== '' && <Alert type="error" showIcon role="alert" title={said} />}
        {isTooMany && <Alert type="warning" showIcon title={t('categoryTooMany', { max: mostCategoryGoods })} />}
        <p className="c2 t13">{t('categoryHelp')}</p>
        <Field id="bulk-category" label={t('categoryNew')} isRequired>
          <Cascader
            id="bulk-category"
            className="w-full"
            value={[...way]}
            options={categoryCascaderOptions(frame.data?.categories ?? [])}
            allowClear={false}
            showSearch
            onChange={(chosen) => {
              setProblem('')
              setWay(chosen?.map(Number) ?? [])
            }}
          />
        </Field>
        {refused > 0 && <Alert type="warning" showIcon role="alert" title={t('categoryRefused', { count: refused })} />}
        {rows.length > 0 && <CategoryRows rows={rows} />}
      </div>
    </Modal>
  )
}
