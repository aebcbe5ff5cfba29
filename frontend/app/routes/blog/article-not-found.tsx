import { articleNotFound, articleNotFoundMeta, articlePage } from '~/content/blog/blog';
import { missingPageMeta } from '~/content/page-meta';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { DeadEnd } from '~/ui/site/page-failed';

export const meta = () => missingPageMeta(articleNotFoundMeta);

export default function ArticleNotFound() {
  return (
    <DeadEnd>
      <h1 className="text-page">{articleNotFound.heading}</h1>
      <p className="mt-6 max-w-[46ch] text-lead">{articleNotFound.text}</p>
      <ButtonLink className="mt-8" href={paths.blog}>
        {articlePage.back}
      </ButtonLink>
    </DeadEnd>
  );
}
