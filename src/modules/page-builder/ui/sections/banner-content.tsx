import { Picture } from '../../../../ui/basic/picture.tsx'
import type { Banner } from './section-model.ts'

type Props = Pick<Banner, 'place' | 'title' | 'subtitle' | 'picture'>

/** A banner as the home page draws it; links are left to who places it. */
export function BannerContent({ place, title, subtitle, picture }: Props) {
  return (
    <div className={place === 'homeSide' ? 'bn bn-b' : 'bn spangle bn-a'}>
      <div>
        <div className="t18 b7">{title}</div>
        {subtitle !== '' && <div className={place === 'homeSide' ? 't12 c3' : 't12 bn-s'}>{subtitle}</div>}
      </div>
      {picture !== '' && <Picture className="bn-p" src={picture} alt="" width={124} />}
    </div>
  )
}
