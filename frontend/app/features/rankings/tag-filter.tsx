import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from './api/list-keywords';
import { FilterSelect } from './filter-select';

interface TagFilterProps {
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

export function TagFilter({ chosen, onChoose }: TagFilterProps) {
  const { data = [] } = useQuery(tagsQuery);
  const options = data.map(({ tag, keywords }) => ({ value: tag, label: `${tag} (${keywords})` }));
  // A tag that has gone meanwhile still stands in the address.
  const isKnown = chosen === undefined || data.some(({ tag }) => tag === chosen);
  return (
    <FilterSelect
      label="Tag"
      all="All tags"
      options={isKnown ? options : [{ value: chosen, label: chosen }, ...options]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
