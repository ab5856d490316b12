import { useParams } from 'react-router'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import '../../../../ui/styles/console.css'
import { FormulaEditor } from '../parts/formula-editor.tsx'
import { formulaDeskWords } from '../words-formula-desk.ts'

/** The price formula of one of the own store's goods. */
export default function GoodsFormulaPage() {
  const t = useWords(formulaDeskWords)
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
