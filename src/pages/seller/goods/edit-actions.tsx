import { useNavigate } from 'react-router'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { revisionBegin, revisionCopy } from '../../../modules/listing/endpoints-revisions.ts'
import { useGoodsEditorMessages } from '../../../modules/listing/ui/goods-editor-fields.tsx'

/** Ways from goods on the shelf into the editor: change them, or begin others like them. */
export function EditActions({ goodsId }: { goodsId: number }) {
  const t = useGoodsEditorMessages()
  const navigate = useNavigate()
  const begin = useAct(revisionBegin)
  const copy = useAct(revisionCopy)
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
