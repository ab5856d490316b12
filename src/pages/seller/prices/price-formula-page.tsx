import { useParams } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { FormulaEditor } from './formula-editor.tsx'
import { formulaEditorMessages } from './messages.ts'

/** The price formula of one of the own store's goods. */
export default function GoodsFormulaPage() {
  const t = useMessages(formulaEditorMessages)
  const goodsId = Number(useParams().goodsId)
  return (
    <Panel
      title={t('formulaTitle')}
      more={
        <ButtonLink size="sm" to="/seller/goods/list">
          {t('back')}
        </ButtonLink>
      }
    >
      <FormulaEditor goodsId={goodsId} />
    </Panel>
  )
}
