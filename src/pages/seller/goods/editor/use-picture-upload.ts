import { useState } from 'react'
import { useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'
import { uploadGoodsPicture } from '../../../../modules/listing/ui/upload-goods-picture.ts'

const mostBytes = 4 * 1024 * 1024
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/x-ms-bmp']
export const pictureTypes = '.jpg,.jpeg,.png,.gif,.bmp'

/** Uploads files one after the other; what is refused is said, the others are kept. */
export function usePictureUpload() {
  const t = useGoodsEditorMessages()
  const { storeId } = useGoodsEditor()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (files: readonly Blob[]): Promise<string[]> => {
    setProblem(null)
    setBusy(true)
    const names: string[] = []
    for (const file of files) {
      if (file.size > mostBytes) setProblem(t('pictureTooLarge'))
      else if (!types.includes(file.type)) setProblem(t('pictureWrongType'))
      else {
        const answer = await uploadGoodsPicture(file, storeId).catch(() => ({ kind: 'refused', text: t('uploadFailed') }) as const)
        if (answer.kind === 'stored') names.push(answer.name)
        else setProblem(answer.text)
      }
    }
    setBusy(false)
    return names
  }
  return { upload, busy, problem }
}
