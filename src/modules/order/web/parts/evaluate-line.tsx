import { Input, Rate } from 'antd'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { ImagePicker, type PickedImage } from '../../../../ui/form/image-picker.tsx'
import { uploadImage } from '../../../site/web/public.ts'
import type { OrderLine } from '../../contract-order.ts'
import { tradeWords } from '../trade/words.ts'

export type LineWords = { readonly score: number; readonly content: string; readonly images: readonly PickedImage[] }
export const noWords: LineWords = { score: 5, content: '', images: [] }

type Props = {
  readonly line: OrderLine
  readonly words: LineWords
  readonly hasScore?: boolean
  readonly hint: string
  readonly onChange: (change: Partial<LineWords>) => void
}

/** Score, words and pictures for one line of an order. */
export function EvaluateLine({ line, words, hasScore, hint, onChange }: Props) {
  const t = useWords(tradeWords)
  return (
    <div className="ev">
      <div className="row g3">
        <Picture src={line.goodsImage} alt="" width={48} className="w48" />
        <div>
          <b className="t13">{line.goodsName}</b>
          <div className="t12 c3">{line.specText}</div>
        </div>
      </div>
      {hasScore && (
        <div className="row g3 t13">
          <span className="c2" style={{ width: 88 }}>
            {t('scoreGoods')}
          </span>
          <span role="group" aria-label={`${t('scoreGoods')} ${line.goodsName}`}>
            <Rate allowClear={false} value={words.score} onChange={(score) => onChange({ score })} />
          </span>
        </div>
      )}
      <Input.TextArea
        aria-label={`${t('words')} ${line.goodsName}`}
        placeholder={hint}
        rows={3}
        maxLength={500}
        showCount
        value={words.content}
        onChange={(event) => onChange({ content: event.target.value })}
      />
      <ImagePicker
        images={words.images}
        onChange={(images) => onChange({ images })}
        upload={(file) => uploadImage(file, 'evaluation')}
        most={5}
        labels={{
          title: t('pictures'),
          add: t('addPicture'),
          remove: t('removePicture'),
          help: t('picturesHelp'),
          tooLarge: t('pictureTooLarge'),
          wrongType: t('pictureWrongType'),
          failed: t('pictureFailed'),
        }}
      />
    </div>
  )
}
