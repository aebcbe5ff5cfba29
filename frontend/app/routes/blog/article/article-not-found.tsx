import lostBearing from '~/artwork/lost-bearing.svg?url';
import { articleNotFound } from '~/content/blog/blog';
import { BackToBlog } from './back-to-blog';

export function ArticleNotFound() {
  return (
    <section className="article-missing">
      <div className="chart-width article-missing-grid">
        <div>
          <h1 className="text-page">{articleNotFound.heading}</h1>
          <p className="mt-6 mb-4 max-w-[24em] text-lead">{articleNotFound.text}</p>
          <BackToBlog />
        </div>
        <img src={lostBearing} alt="" width={480} height={360} className="w-full max-w-lg" />
      </div>
    </section>
  );
}
