import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useTopicMessages } from './use-messages.ts'
import './topics.css'
import type { ShownTopic } from './topic-data.ts'

/** Topics or campaigns side by side; one that is to come has no page yet. */
export function TopicCards({ topics }: { topics: readonly ShownTopic[] }) {
  return (
    <div className="tpc-g">
      {topics.map((topic) =>
        topic.state === 'running' ? (
          <Anchor key={topic.topicId} className="pan tpc-c" to={`/topic?topicId=${topic.topicId}`}>
            <Face topic={topic} />
          </Anchor>
        ) : (
          <div key={topic.topicId} className="pan tpc-c">
            <Face topic={topic} />
          </div>
        ),
      )}
    </div>
  )
}

function Face({ topic }: { topic: ShownTopic }) {
  const t = useTopicMessages()
  return (
    <>
      <Picture
        src={topic.picture || undefined}
        alt=""
        width={456}
        height={200}
        sizes="(min-width: 1200px) 456px, (min-width: 768px) 50vw, 100vw"
      />
      <div>
        <h3>{topic.title}</h3>
        <p className="t13 c2 el2">{topic.summary}</p>
        <p className="row g2 t12 c3">
          <Tag tone={topic.state === 'running' ? 'ok' : 'info'} small>
            {t(topic.state)}
          </Tag>
          {topic.period || t('always')}
        </p>
      </div>
    </>
  )
}
