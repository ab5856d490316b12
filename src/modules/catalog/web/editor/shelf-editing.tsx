import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/basic/button.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { changeBegin, changeCopy } from '../../contract-goods-change.ts'
import { useEditorWords } from './edit-field.tsx'

/** Ways from goods on the shelf into the editor: change them, or begin others like them. */
export function ShelfEditing({ goodsId }: { goodsId: number }) {
  const t = useEditorWords()
  const navigate = useNavigate()
  const begin = useAct(changeBegin)
  const copy = useAct(changeCopy)
  const open = (changeId: number | undefined) => changeId !== undefined && void navigate(`/seller/goods/edit?changeId=${changeId}`)
  return (
    <>
      <Button size="sm" busy={begin.busy} onClick={() => void begin.act({ goodsId }).then((done) => open(done?.data?.changeId))}>
        {t('edit')}
      </Button>
      <Button size="sm" busy={copy.busy} onClick={() => void copy.act({ goodsId }, t('copied')).then((done) => open(done?.data?.changeId))}>
        {t('copyGoods')}
      </Button>
    </>
  )
}
