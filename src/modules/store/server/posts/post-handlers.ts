import { offsetOf } from '../../../../kernel/database/paging.ts'
import { handle, type Handler } from '../../../../api/handler.ts'
import { cleanRichText } from '../../../../api/rich-text.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import { richSummary } from '../../../../kernel/text/rich-text.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { storePost, storePosts } from '../../endpoints-posts.ts'
import { postById, postsOf, type PostRecord } from './post-repository.ts'

function bodyOf(post: PostRecord, lang: Language): string {
  return lang === 'en' && post.bodyEn !== '' ? post.bodyEn : post.bodyZh
}

function presentRow(post: PostRecord, lang: Language) {
  return {
    newsId: Number(post.postId),
    kind: post.kind,
    title: lang === 'en' && post.titleEn !== '' ? post.titleEn : post.titleZh,
    summary: richSummary(bodyOf(post, lang), lang),
    publishedAt: post.publishedAt.toISOString(),
  }
}

/** News and articles of stores. */
export function postHandlers(): Handler[] {
  return [
    handle(storePosts, async ({ vid, kind, current, pageSize }, call) => {
      const { posts, total } = await postsOf(call.app.visitorRead, vid, kind, pageSize, offsetOf({ current, pageSize }))
      return { list: posts.map((post) => presentRow(post, call.lang)), total }
    }),
    handle(storePost, async ({ newsId }, call) => {
      const post = await postById(call.app.visitorRead, newsId)
      if (!post) return failure('api.notFound')
      return { ...presentRow(post, call.lang), storeId: Number(post.storeId), content: cleanRichText(bodyOf(post, call.lang)) }
    }),
  ]
}
