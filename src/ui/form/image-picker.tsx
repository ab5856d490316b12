import { useId, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import '../styles/commerce.css'

export type ImagePickerLabels = {
  title: string
  add: string
  remove: string
  help: string
  tooLarge: string
  wrongType: string
  failed: string
}
export type Uploaded =
  | { readonly kind: 'stored'; readonly name: string; readonly url: string }
  | { readonly kind: 'refused'; readonly text: string }
export type PickedImage = { readonly name: string; readonly url: string }

export type ImagePickerProps = {
  images: readonly PickedImage[]
  onChange: (images: readonly PickedImage[]) => void
  /** Stores one file; a refusal's text is shown as it is. Rejects on network failure. */
  upload: (file: File) => Promise<Uploaded>
  most: number
  labels: ImagePickerLabels
}

const mostBytes = 4 * 1024 * 1024
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/x-ms-bmp']
const endings = /\.(jpe?g|png|gif|bmp)$/i
/** Some systems know no type of a picture, BMP above all; then its name says what it is. */
const isPicture = ({ type, name }: File): boolean => (type === '' ? endings.test(name) : types.includes(type))

/** Pictures that are stored as soon as they are chosen: JPG, PNG, GIF, BMP of at most 4 MB (specification, uploads). */
export function ImagePicker({ images, onChange, upload, most, labels }: ImagePickerProps) {
  const id = useId()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const take = async (files: readonly File[]) => {
    setProblems([])
    setBusy(true)
    const taken: PickedImage[] = []
    const refused: string[] = []
    for (const file of files) {
      // More than fit are refused in words, not left out in silence.
      const isFull = images.length + taken.length >= most
      const answer: Uploaded = isFull ? { kind: 'refused', text: labels.help } : await judged(file, upload, labels)
      if (answer.kind === 'stored') taken.push({ name: answer.name, url: answer.url })
      else refused.push(files.length > 1 ? `${file.name}: ${answer.text}` : answer.text)
    }
    setProblems(refused)
    setBusy(false)
    if (taken.length > 0) onChange([...images, ...taken])
  }
  return (
    <div className="fld">
      <span className="fld-l" id={id}>
        {labels.title}
      </span>
      <div className="imgs" role="group" aria-labelledby={id}>
        {images.map((image) => (
          <span key={image.name}>
            <img src={image.url} alt="" />
            <button type="button" aria-label={labels.remove} onClick={() => onChange(images.filter((one) => one !== image))}>
              <Icon name="x" size={14} />
            </button>
          </span>
        ))}
        {images.length < most && (
          <label aria-busy={busy}>
            <input
              type="file"
              className="sr"
              accept=".jpg,.jpeg,.png,.gif,.bmp"
              multiple={most > 1}
              disabled={busy}
              onChange={(event) => {
                void take([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
            <Icon name={busy ? 'loader-circle' : 'plus'} size={20} />
            {labels.add}
          </label>
        )}
      </div>
      <div className="fe h" role={problems.length > 0 ? 'alert' : undefined}>
        {problems.map((problem) => (
          <div key={problem} className="ferr">
            {problem}
          </div>
        ))}
        {problems.length === 0 && <span className="t12 c3">{labels.help}</span>}
      </div>
    </div>
  )
}

async function judged(file: File, upload: ImagePickerProps['upload'], labels: ImagePickerLabels): Promise<Uploaded> {
  if (file.size > mostBytes) return { kind: 'refused', text: labels.tooLarge }
  if (!isPicture(file)) return { kind: 'refused', text: labels.wrongType }
  return upload(file).catch(() => ({ kind: 'refused', text: labels.failed }))
}
