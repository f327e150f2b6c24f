import { urls } from '#contract/urls.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Gallery } from '#web/ui/gallery.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Rail } from '#web/ui/rail.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import type { Shot } from './load.ts'
import { Row, Sample, Section } from './sample.tsx'

export function Media({ shots }: { shots: Shot[] }) {
  if (shots.length < 3)
    return (
      <Section title="Media" text="The shop has no products yet, so there is nothing to show them with.">
        {null}
      </Section>
    )
  return (
    <Section title="Media" text="Pictures keep their place before they are there. Nothing moves by itself.">
      <Sample name="thumb">
        <Row>
          {shots.slice(0, 3).map(({ url, alt }) => (
            <Thumb key={url} url={url} alt={alt} />
          ))}
          {shots.slice(0, 1).map(({ url, alt }) => (
            <Thumb key={url} url={url} alt={alt} size="large" />
          ))}
        </Row>
      </Sample>
      <Sample name="picture-picker" note="In features/media. Chooses, crops and uploads; needs a signed-in customer to send.">
        <PicturePicker feature="review" max={5} onChange={() => undefined} />
      </Sample>
      <Sample name="rail" note="Several in view, the next one peeping in.">
        <div className="-mx-4 overflow-hidden md:-mx-6">
          <Rail title="Best sellers">
            {(row) => (
              <ul {...row}>
                {shots.map(({ url, alt, width, height }) => (
                  <li key={url}>
                    <Link to={urls.market()} className="block overflow-hidden rounded-card bg-studio">
                      <Picture
                        url={url}
                        alt={alt}
                        width={width}
                        height={height}
                        shown="card"
                        className="aspect-square w-full object-cover"
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Rail>
        </div>
      </Sample>
      <Sample name="carousel" note="One in view.">
        <div className="max-w-[28rem]">
          <Carousel label="Pictures of the week">
            {shots.map(({ url, alt, width, height }) => (
              <Picture key={url} url={url} alt={alt} width={width} height={height} className="aspect-square w-full object-cover" />
            ))}
          </Carousel>
        </div>
      </Sample>
      <Sample name="gallery" note="The pictures of a post or a review; each opens all of them.">
        <div className="grid max-w-[40rem] gap-4 md:grid-cols-2">
          <Gallery label="Pictures of a review" pictures={shots} />
          <Gallery label="Pictures of a post" pictures={shots.slice(0, 3)} />
        </div>
      </Sample>
    </Section>
  )
}
