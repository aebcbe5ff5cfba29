import type { UpdateKeywordRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { updateKeyword } from '../../api/change-keywords';
import { rankingKeys, refreshRankings } from '../../api/ranking-keys';

interface KeywordUpdate {
  change: UpdateKeywordRequest;
  /** What the notice about it says. */
  news: string;
}

export function useUpdateKeyword(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: KeywordUpdate) => updateKeyword(id, change),
    onSuccess: (saved, { news }) => {
      client.setQueryData(rankingKeys.keyword(id), saved);
      showToast({ title: 'Keyword Updated', description: news });
      return refreshRankings(client);
    },
    onError: (error) =>
      showFailure(error, { title: 'Update Failed', fallback: 'Failed to update the keyword' }),
  });
}
